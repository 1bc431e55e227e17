import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    recoveryCodes: 'Recovery codes',
    keep: 'Keep these somewhere safe, away from this device. Each one logs you in once when your authenticator or passkey is out of reach. They are shown only now.',
    copyCodes: 'Copy codes',
    downloadCodes: 'Download codes',
    printCodes: 'Print a card',
    cardFoot: 'Each code works once: cross it out. Made on ____ / ____ / ________',
    codesLeft: (count: number) =>
      count === 0
        ? 'That was your last recovery code. Make new ones in your settings.'
        : `Recovery codes left: ${count}. Make new ones in your settings.`,
    sessionExpired: 'Your 2FA session expired. Please sign in again.',
    passkeyUnused: 'The passkey was not used. Please try again, or log in another way.',
  },
  fr: {
    recoveryCodes: 'Codes de récupération',
    keep: 'Gardez-les en lieu sûr, ailleurs que sur cet appareil. Chacun permet de vous connecter une seule fois quand votre application d’authentification ou votre clé d’accès est hors de portée. Ils ne s’affichent que cette fois-ci.',
    copyCodes: 'Copier les codes',
    downloadCodes: 'Télécharger les codes',
    printCodes: 'Imprimer une carte',
    cardFoot: 'Chaque code sert une fois\u00A0: rayez-le. Créés le ____ / ____ / ________',
    codesLeft: (count) =>
      count === 0
        ? 'C’était votre dernier code de récupération. Créez-en de nouveaux dans vos paramètres.'
        : `Codes de récupération restants\u00A0: ${count}. Créez-en de nouveaux dans vos paramètres.`,
    sessionExpired:
      'Votre session d’authentification à deux facteurs a expiré. Veuillez vous reconnecter.',
    passkeyUnused:
      'La clé d’accès n’a pas été utilisée. Veuillez réessayer ou vous connecter autrement.',
  },
});
