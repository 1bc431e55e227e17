import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    unreachableTitle: 'We can’t reach your account right now',
    unreachable:
      'Our servers are not answering. We keep trying, and this page comes back by itself.',
    notFound: 'This page does not exist.',
    backHome: 'Back to the home page',
  },
  fr: {
    unreachableTitle: 'Votre compte est injoignable pour le moment',
    unreachable:
      'Nos serveurs ne répondent pas. Nous réessayons, et cette page reviendra d’elle-même.',
    notFound: 'Cette page n’existe pas.',
    backHome: 'Retour à l’accueil',
  },
});
