import { defineMessages } from '@camp/ui/i18n/define-messages';

/** What is said in place of a remote that cannot be shown. */
export const messages = defineMessages({
  en: {
    tryingAgain: 'Trying again',
    title: (area: string) => `The ${area} cannot be shown right now`,
    text: (area: string) =>
      `Something went wrong while loading the ${area}. Everything else on the site still works.`,
  },
  fr: {
    tryingAgain: 'Nouvel essai',
    title: (area) => `Les ${area} ne peuvent pas être affichées pour le moment`,
    text: (area) =>
      `Un problème est survenu pendant le chargement des ${area}. Le reste du site fonctionne toujours.`,
  },
});
