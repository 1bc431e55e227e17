import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Confirm it is you',
    text: 'This keeps you safe from anybody who finds your browser open. We won’t ask again for ten minutes.',
    passkeyNeeded: 'Your role needs a passkey for the staff pages. A code is not enough here.',
    addPasskey: 'Add a passkey in your settings',
    passkey: 'Use a passkey',
    passkeyPending: 'Waiting for your passkey…',
    passkeyUnused: 'The passkey was not used. Try again, or choose another way.',
    code: 'Code from your app, or a recovery code',
    password: 'Password',
    confirm: 'Confirm',
    pending: 'Confirming…',
    failed: 'We could not check that right now.',
    cancel: 'Cancel',
  },
  fr: {
    title: 'Confirmez que c’est bien vous',
    text: 'Ainsi, personne ne peut agir à votre place dans un navigateur laissé ouvert. Nous ne vous le redemanderons pas avant dix minutes.',
    passkeyNeeded:
      'Votre rôle exige une clé d’accès pour les pages de l’équipe. Un code n’y suffit pas.',
    addPasskey: 'Ajouter une clé d’accès dans vos paramètres',
    passkey: 'Utiliser une clé d’accès',
    passkeyPending: 'En attente de votre clé d’accès…',
    passkeyUnused: 'La clé d’accès n’a pas servi. Réessayez, ou choisissez un autre moyen.',
    code: 'Code de votre application ou code de récupération',
    password: 'Mot de passe',
    confirm: 'Confirmer',
    pending: 'Vérification…',
    failed: 'La vérification est impossible pour le moment.',
    cancel: 'Annuler',
  },
});
