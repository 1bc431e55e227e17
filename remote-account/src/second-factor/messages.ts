import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    recoveryCodes: 'Recovery codes',
    keep: 'Keep these somewhere safe, away from this device. Each one signs you in once when your authenticator or passkey is out of reach. They are shown only now.',
    copyCodes: 'Copy codes',
    downloadCodes: 'Download codes',
    sessionExpired: 'Your 2FA session expired. Please sign in again.',
    passkeyUnused: 'The passkey was not used. Please try again, or sign in another way.',
  },
  fr: {
    recoveryCodes: 'Codes de récupération',
    keep: 'Gardez-les en lieu sûr, ailleurs que sur cet appareil. Chacun permet de vous connecter une seule fois quand votre application d’authentification ou votre clé d’accès est hors de portée. Ils ne s’affichent que cette fois-ci.',
    copyCodes: 'Copier les codes',
    downloadCodes: 'Télécharger les codes',
    sessionExpired:
      'Votre session d’authentification à deux facteurs a expiré. Veuillez vous reconnecter.',
    passkeyUnused:
      'La clé d’accès n’a pas été utilisée. Veuillez réessayer ou vous connecter autrement.',
  },
});
