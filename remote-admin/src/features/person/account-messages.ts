import { defineMessages } from '@camp/ui/i18n/define-messages';

/** Texts of the forms that create and correct accounts. */
export const accountMessages = defineMessages({
  en: {
    fields: {
      email: 'Email',
      username: 'Username',
      firstname: 'First name',
      lastname: 'Last name',
    },
    cancel: 'Cancel',
    edit: {
      open: 'Edit details',
      title: (name: string) => `Edit ${name}`,
      consequence:
        'A new email has to be verified again, and both addresses are told. A new email or username logs the person out everywhere.',
      save: 'Save',
      saving: 'Saving…',
      done: (name: string) => `The details of ${name} are changed.`,
      failed: 'Failed to change the details',
    },
    invite: {
      usernameHint: 'Everybody sees this name. It can be changed later.',
      language: 'Language of the email',
      languages: { en: 'English', fr: 'French' },
      send: 'Send invitation',
      sending: 'Sending…',
      done: (email: string) => `The invitation to ${email} is on its way.`,
      failed: 'Failed to send the invitation',
    },
  },
  fr: {
    fields: {
      email: 'Courriel',
      username: 'Nom d’utilisateur',
      firstname: 'Prénom',
      lastname: 'Nom de famille',
    },
    cancel: 'Annuler',
    edit: {
      open: 'Modifier les coordonnées',
      title: (name) => `Modifier ${name}`,
      consequence:
        'Une nouvelle adresse doit être vérifiée, et les deux adresses en sont averties. Une nouvelle adresse ou un nouveau nom d’utilisateur ferme toutes les sessions.',
      save: 'Enregistrer',
      saving: 'Enregistrement…',
      done: (name) => `Les coordonnées de ${name} sont modifiées.`,
      failed: 'Impossible de modifier les coordonnées',
    },
    invite: {
      usernameHint: 'Tout le monde voit ce nom. Il peut être changé plus tard.',
      language: 'Langue du courriel',
      languages: { en: 'Anglais', fr: 'Français' },
      send: 'Envoyer l’invitation',
      sending: 'Envoi…',
      done: (email) => `L’invitation à ${email} est en route.`,
      failed: 'Impossible d’envoyer l’invitation',
    },
  },
});
