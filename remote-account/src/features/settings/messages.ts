import { defineMessages } from '@camp/ui/i18n/define-messages';

/** What the sections of the page share. */
export const messages = defineMessages({
  en: {
    title: 'Settings',
    lead: 'Your password, your second factor, your devices and your data.',
    description: 'Look after the security and the data of your CampBC account.',
    cancel: 'Cancel',
    proof: {
      password: 'Your password',
      code: 'Authenticator or recovery code',
      codeFormat: 'Enter a 6-digit code or a recovery code like ABCDE-12345.',
      codeRefused: 'That code didn’t match. Please try a fresh one.',
    },
  },
  fr: {
    title: 'Paramètres',
    lead: 'Votre mot de passe, votre second facteur, vos appareils et vos données.',
    description: 'Veillez à la sécurité et aux données de votre compte CampBC.',
    cancel: 'Annuler',
    proof: {
      password: 'Votre mot de passe',
      code: 'Code de l’application ou de récupération',
      codeFormat: 'Saisissez un code à 6 chiffres ou un code de récupération comme ABCDE-12345.',
      codeRefused: 'Ce code ne correspond pas. Veuillez en essayer un nouveau.',
    },
  },
});
