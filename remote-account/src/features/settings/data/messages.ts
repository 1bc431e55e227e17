import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Your data',
    export: {
      text: 'Everything we keep about you, in one JSON file.',
      submit: 'Download my data',
      submitting: 'Gathering…',
      done: 'Your data is in your downloads.',
      failed: 'Could not download your data',
    },
    remove: {
      text: 'Deleting your account takes your profile, your sessions and your second factors with it. There is no way back.',
      open: 'Delete my account',
      title: 'Delete your account?',
      description:
        'This is permanent: nobody, not even our staff, can bring the account back. Download your data first if you want to keep it.',
      understood: 'I understand that my account is deleted for good.',
      submit: 'Delete for good',
      submitting: 'Deleting…',
      failed: 'Could not delete your account',
      done: 'Your account is deleted. Thank you for camping with us.',
    },
  },
  fr: {
    title: 'Vos données',
    export: {
      text: 'Tout ce que nous conservons à votre sujet, dans un seul fichier JSON.',
      submit: 'Télécharger mes données',
      submitting: 'Rassemblement…',
      done: 'Vos données sont dans vos téléchargements.',
      failed: 'Impossible de télécharger vos données',
    },
    remove: {
      text: 'Supprimer votre compte emporte votre profil, vos sessions et vos seconds facteurs. Il n’y a pas de retour possible.',
      open: 'Supprimer mon compte',
      title: 'Supprimer votre compte ?',
      description:
        'C’est définitif : personne, pas même notre équipe, ne peut rétablir le compte. Téléchargez d’abord vos données si vous voulez les garder.',
      understood: 'Je comprends que mon compte sera supprimé définitivement.',
      submit: 'Supprimer définitivement',
      submitting: 'Suppression…',
      failed: 'Impossible de supprimer votre compte',
      done: 'Votre compte est supprimé. Merci d’avoir campé avec nous.',
    },
  },
});
