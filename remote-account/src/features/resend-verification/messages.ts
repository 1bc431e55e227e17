import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    form: 'Resend verification',
    email: 'Email for the verification link',
    resend: 'Resend verification',
    sending: 'Sending…',
    wait: (seconds: number) => `Resend in ${seconds} s`,
    sent: 'If that address has an account waiting, a new link is on its way.',
    alreadyVerified: 'This email is already verified. You can log in now.',
    /* On the login page the sentence has no full stop (docs/specification.md#error-catalogue). */
    failed: {
      register: 'Could not resend verification email.',
      login: 'Could not resend verification email',
    },
  },
  fr: {
    form: 'Renvoyer le courriel de confirmation',
    email: 'Courriel pour le lien de confirmation',
    resend: 'Renvoyer le courriel de confirmation',
    sending: 'Envoi…',
    wait: (seconds) => `Renvoyer dans ${seconds} s`,
    sent: 'Si un compte attend à cette adresse, un nouveau lien est en route.',
    alreadyVerified: 'Cette adresse est déjà confirmée. Vous pouvez vous connecter.',
    failed: {
      register: 'Impossible de renvoyer le courriel de confirmation.',
      login: 'Impossible de renvoyer le courriel de confirmation.',
    },
  },
});

export type ResendTexts = (typeof messages)['en'] | (typeof messages)['fr'];
