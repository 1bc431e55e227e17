import { defineMessages } from '@camp/ui/i18n/define-messages';

/** Of the forms that make and correct accounts. */
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
      open: 'Invite',
      title: 'Invite a person',
      consequence:
        'They get an email with a link to choose a password. It works once, for 7 days. The account goes away by itself if nobody takes it.',
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
      open: 'Inviter',
      title: 'Inviter quelqu’un',
      consequence:
        'La personne reçoit un courriel avec un lien pour choisir un mot de passe. Il fonctionne une fois, pendant 7 jours. Si personne ne s’en sert, le compte disparaît de lui-même.',
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
