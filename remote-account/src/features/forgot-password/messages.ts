import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Forgot your password?',
    lead: 'Tell us your email, and we’ll send you a link to choose a new one.',
    description: 'Ask for a link to choose a new password for your CampBC account.',
    form: 'Forgot password',
    email: 'Email',
    send: 'Send the link',
    sending: 'Sending…',
    failed: 'Something went wrong.',
    sent: {
      title: 'Check your email',
      text: (email: string) =>
        `If an account exists for ${email}, a link to choose a new password is on its way. It works once, for one hour.`,
      hint: 'Nothing there after a few minutes? Look in the spam folder, or check the address.',
      again: 'Use another address',
    },
    backToLogin: 'Back to login',
  },
  fr: {
    title: 'Mot de passe oublié?',
    lead: 'Indiquez-nous votre courriel, et nous vous enverrons un lien pour en choisir un nouveau.',
    description: 'Demandez un lien pour choisir un nouveau mot de passe pour votre compte CampBC.',
    form: 'Mot de passe oublié',
    email: 'Courriel',
    send: 'Envoyer le lien',
    sending: 'Envoi…',
    failed: 'Un problème est survenu.',
    sent: {
      title: 'Vérifiez vos courriels',
      text: (email) =>
        `Si un compte existe pour ${email}, un lien pour choisir un nouveau mot de passe est en route. Il fonctionne une seule fois, pendant une heure.`,
      hint: 'Rien après quelques minutes? Regardez dans les indésirables, ou vérifiez l’adresse.',
      again: 'Utiliser une autre adresse',
    },
    backToLogin: 'Retour à la connexion',
  },
});
