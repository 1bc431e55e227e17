import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Emails about saved places',
    description: 'End the emails about saved places that close or open again.',
    question:
      'Do you want no more emails when a place that you have saved closes or opens again? Your places stay saved.',
    stop: 'Stop these emails',
    stopping: 'Stopping…',
    stopped: 'Done: we no longer write to you when a saved place closes or opens again.',
    again: 'You can turn the emails on again there.',
    notWhole: 'This link is not whole. Open it from the email again.',
    notDone: 'That did not work. Please try again.',
    saved: 'Saved places',
    allCampgrounds: 'Campgrounds',
  },
  fr: {
    title: 'Courriels sur les lieux enregistrés',
    description: 'Mettez fin aux courriels sur les lieux enregistrés qui ferment ou qui rouvrent.',
    question:
      'Ne voulez-vous plus de courriels quand un lieu que vous avez enregistré ferme ou rouvre? Vos lieux restent enregistrés.',
    stop: 'Mettre fin à ces courriels',
    stopping: 'Désactivation…',
    stopped:
      'C’est fait\u00A0: nous ne vous écrivons plus quand un lieu enregistré ferme ou rouvre.',
    again: 'Vous pourrez y réactiver les courriels.',
    notWhole: 'Ce lien est incomplet. Ouvrez-le de nouveau à partir du courriel.',
    notDone: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    saved: 'Lieux enregistrés',
    allCampgrounds: 'Campings',
  },
});
