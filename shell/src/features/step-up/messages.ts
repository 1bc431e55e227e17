import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Confirm it is you',
    text: 'This needs to be safe from anybody who finds your browser open. You are not asked again for ten minutes.',
    passkey: 'Use a passkey',
    passkeyPending: 'Waiting for your passkey…',
    passkeyUnused: 'The passkey was not used. Try again, or choose another way.',
    code: 'Code of your app, or a recovery code',
    password: 'Password',
    confirm: 'Confirm',
    pending: 'Confirming…',
    failed: 'That could not be checked right now.',
    cancel: 'Cancel',
  },
  fr: {
    title: 'Confirmez que c’est bien vous',
    text: 'Ceci doit rester hors de portée de quiconque trouverait votre navigateur ouvert. On ne vous le demandera plus pendant dix minutes.',
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
