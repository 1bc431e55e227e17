import { defineMessages } from '@camp/ui/language';

export const messages = defineMessages({
  en: {
    title: 'Releases',
    lead: 'What is live, and what was before. Releases are published from the command line; this page only shows them.',
    live: (generation: number) => `Live: generation ${generation}`,
    since: 'Since',
    publishedBy: (name: string) => `published by ${name}`,
    isNew: 'New',
    isLive: 'Live',
    history: 'History',
    columns: { generation: 'Generation', when: 'When', by: 'By' },
    parts: {
      shell: 'Shell',
      'remote-public': 'Public',
      'remote-account': 'Account',
      'remote-admin': 'Admin',
    },
    showing: (count: number) =>
      `Showing last ${count} ${count === 1 ? 'generation' : 'generations'}.`,
    olderFailed: 'Older ones did not load.',
    loading: 'Loading…',
    loadOlder: 'Load older',
    failed: 'The releases could not be loaded',
    failedText: 'Nothing has been changed. Please try again.',
    nothingLive: 'Nothing signed is live, as in development.',
    nothingLiveText: 'The first release appears here once it is published.',
  },
  fr: {
    title: 'Versions',
    lead: 'Ce qui est en ligne et ce qui l’a été. Les versions se publient en ligne de commande ; cette page ne fait que les montrer.',
    live: (generation) => `En ligne : génération ${generation}`,
    since: 'Depuis le',
    publishedBy: (name) => `publiée par ${name}`,
    isNew: 'Nouveau',
    isLive: 'En ligne',
    history: 'Historique',
    columns: { generation: 'Génération', when: 'Quand', by: 'Par' },
    parts: {
      shell: 'Coque',
      'remote-public': 'Public',
      'remote-account': 'Compte',
      'remote-admin': 'Administration',
    },
    showing: (count) =>
      count === 1
        ? 'Affichage de la dernière génération.'
        : `Affichage des ${count} dernières générations.`,
    olderFailed: 'Les plus anciennes n’ont pas pu être chargées.',
    loading: 'Chargement…',
    loadOlder: 'Charger les plus anciennes',
    failed: 'Les versions n’ont pas pu être chargées',
    failedText: 'Rien n’a été modifié. Veuillez réessayer.',
    nothingLive: 'Rien de signé n’est en ligne, comme en développement.',
    nothingLiveText: 'La première version s’affiche ici dès qu’elle est publiée.',
  },
});
