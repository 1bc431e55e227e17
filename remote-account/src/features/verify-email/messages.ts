import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Verify your email',
    description: 'Confirms the email address of a CampBC account from the link we sent.',
    verifying: 'Verifying your email…',
    verified: 'Your email is verified. You can log in now.',
    alreadyVerified: 'This email is already verified. You can log in now.',
    toLogin: 'Go to login',
    unreachable: 'We can’t reach our servers',
    unspent: 'Your link still works. We try again every few seconds.',
    /* The sentences of docs/specification.md#errors-of-e-mail-verification. */
    failed: {
      expired: 'This verification link has expired. Please log in and click “Resend verification”.',
      invalid: 'Invalid verification link. Please request a new one from the login page.',
      error: 'Something went wrong verifying your email. Please try again.',
    },
  },
  fr: {
    title: 'Confirmez votre courriel',
    description: 'Confirme l’adresse courriel d’un compte CampBC à partir du lien envoyé.',
    verifying: 'Confirmation de votre courriel…',
    verified: 'Votre courriel est confirmé. Vous pouvez maintenant vous connecter.',
    alreadyVerified: 'Cette adresse est déjà confirmée. Vous pouvez vous connecter.',
    toLogin: 'Aller à la connexion',
    unreachable: 'Nous n’arrivons pas à joindre nos serveurs',
    unspent: 'Votre lien reste valable. Nous réessayons toutes les quelques secondes.',
    failed: {
      expired:
        'Ce lien de confirmation a expiré. Connectez-vous, puis cliquez sur «\u00A0Renvoyer le courriel de confirmation\u00A0».',
      invalid:
        'Lien de confirmation non valide. Veuillez en demander un nouveau depuis la page de connexion.',
      error:
        'Un problème est survenu lors de la confirmation de votre courriel. Veuillez réessayer.',
    },
  },
});
