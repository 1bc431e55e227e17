import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Releases',
    lead: 'What is live, the canary, and what was before. Releases are published from the command line.',
    notSetUp:
      'Nothing can be changed here: the API has no key to sign releases with. Set RELEASE_PRIVATE_KEY to the path of the private key and start the API again.',
    live: (generation: number) => `Live: generation ${generation}`,
    since: 'Since',
    publishedBy: (name: string) => `published by ${name}`,
    isNew: 'New',
    isLive: 'Live',
    hasCanary: 'Canary',
    history: 'History',
    columns: {
      generation: 'Generation',
      when: 'When',
      by: 'By',
      changes: 'What changed',
      size: 'Size',
      actions: 'Actions',
    },
    apps: {
      shell: 'Shell',
      'remote-public': 'Public',
      'remote-account': 'Account',
      'remote-admin': 'Admin',
    },
    removed: (name: string) => `${name} was taken away.`,
    nothingNew: 'Nothing for most visitors.',
    canary: {
      begun: (percent: string) => `A canary began for ${percent} of the visitors:`,
      changed: (percent: string) => `The canary goes to ${percent} of the visitors.`,
      ended: 'The canary ended.',
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
    lead: 'Ce qui est en ligne, ce qui est à l’essai et ce qui l’a été. Les versions se publient en ligne de commande.',
    notSetUp:
      'Rien ne peut être modifié ici : l’API n’a pas de clé pour signer les versions. Donnez à RELEASE_PRIVATE_KEY le chemin de la clé privée, puis redémarrez l’API.',
    live: (generation) => `En ligne : génération ${generation}`,
    since: 'Depuis le',
    publishedBy: (name) => `publiée par ${name}`,
    isNew: 'Nouveau',
    isLive: 'En ligne',
    hasCanary: 'À l’essai',
    history: 'Historique',
    columns: {
      generation: 'Génération',
      when: 'Quand',
      by: 'Par',
      changes: 'Ce qui a changé',
      size: 'Taille',
      actions: 'Actions',
    },
    apps: {
      shell: 'Coque',
      'remote-public': 'Public',
      'remote-account': 'Compte',
      'remote-admin': 'Administration',
    },
    removed: (name) => `${name} : retiré.`,
    nothingNew: 'Rien pour la plupart des visiteurs.',
    canary: {
      begun: (percent) => `Un essai a commencé pour ${percent} des visiteurs :`,
      changed: (percent) => `L’essai passe à ${percent} des visiteurs.`,
      ended: 'L’essai a pris fin.',
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
