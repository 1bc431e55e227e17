import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: (apps: string, percent: string) => `Canary of ${apps} for ${percent} of visitors`,
    outdated: (apps: string) =>
      `Newer than this canary: ${apps}. Publish the canary again before you promote it, or end it.`,
    since: 'Since',
    begunBy: (name: string) => `begun by ${name}`,
    caption: (apps: string) => `The canary of ${apps} compared with everybody else`,
    columns: { who: 'Who', loads: 'Loads', failed: 'Failed', speed: 'p75 load time' },
    canary: 'Canary',
    stable: 'Everybody else',
    budget: {
      waiting: (needed: number) =>
        `Too few visitors to tell: the error budget counts from ${needed} on who were here before the canary.`,
      kept: 'It keeps its error budget.',
      failures: 'It is over its error budget: too many loads fail.',
      'load-time': 'It is over its error budget: it loads too slowly.',
    },
    endsItself: 'It ends by itself in a moment.',
    notWatched:
      'It does not end by itself: the API has no key to sign releases with (RELEASE_PRIVATE_KEY).',
    adminsOnly: 'Only admins can promote or end it.',
    over: 'The canary has ended in the meantime.',
    refresh: 'Show what is live',
    loading: 'Loading…',
    failed: 'Its figures could not be loaded.',
    tryAgain: 'Try again',
  },
  fr: {
    title: (apps, percent) => `À l’essai pour ${percent} des visiteurs : ${apps}`,
    outdated: (apps) =>
      `Plus récent que l’essai : ${apps}. Publiez l’essai à nouveau avant de l’adopter, ou mettez-y fin.`,
    since: 'Depuis le',
    begunBy: (name) => `commencé par ${name}`,
    caption: (apps) => `L’essai à côté de tous les autres : ${apps}`,
    columns: { who: 'Qui', loads: 'Chargements', failed: 'Échecs', speed: 'Chargement (p75)' },
    canary: 'À l’essai',
    stable: 'Tous les autres',
    budget: {
      waiting: (needed) =>
        `Trop peu de visiteurs pour juger : le budget d’erreurs compte à partir de ${needed} visiteurs déjà venus avant l’essai.`,
      kept: 'L’essai respecte son budget d’erreurs.',
      failures: 'Le budget d’erreurs est dépassé : trop de chargements échouent.',
      'load-time': 'Le budget d’erreurs est dépassé : le chargement est trop lent.',
    },
    endsItself: 'L’essai prend fin tout seul dans un instant.',
    notWatched:
      'Il ne prend pas fin tout seul : l’API n’a pas de clé pour signer les versions (RELEASE_PRIVATE_KEY).',
    adminsOnly: 'Seuls les administrateurs peuvent l’adopter ou y mettre fin.',
    over: 'L’essai a pris fin entre-temps.',
    refresh: 'Afficher ce qui est en ligne',
    loading: 'Chargement…',
    failed: 'Ses chiffres n’ont pas pu être chargés.',
    tryAgain: 'Réessayer',
  },
});
