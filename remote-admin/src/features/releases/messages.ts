import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import type { Language } from '@camp/contracts/sentences/language';
import type { LoadStats } from '@camp/contracts/staff/releases';
import { formatNumber, formatPercent } from '@camp/ui/i18n/format';

export const messages = defineMessages({
  en: {
    title: 'Releases',
    lead: 'What is live, what runs as a canary, and what was before. Releases are published from the command line.',
    notSetUp:
      'Nothing can be changed here: the API has no key to sign releases with. Set RELEASE_PRIVATE_KEY to the path of the private key and start the API again.',
    live: (generation: number) => `Live: generation ${generation}`,
    since: 'Since',
    publishedBy: (name: string) => `published by ${name}`,
    makers: {
      'automatic-rollback': 'Automatic rollback',
      'error-budget': 'Error budget',
    },
    smoke: {
      opened: (browser: string, pages: string, count: number) =>
        `Opened in ${browser}: ${pages} ${count === 1 ? 'page' : 'pages'}`,
      notOpened: 'Not opened in a browser',
      notPublished: 'Not opened again: nothing was published',
    },
    isKept: 'Never taken back automatically',
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
      'remote-campgrounds': 'Campgrounds',
      'remote-account': 'Account',
      'remote-admin': 'Admin',
    },
    served: (loads: string, failures: string) => `Loaded ${loads} times, failed ${failures} times`,
    removed: (name: string) => `${name} was removed.`,
    nothingNew: 'No change for most visitors.',
    canaryChange: {
      begun: (percent: string) => `A canary began for ${percent} of visitors:`,
      changed: (apps: string, percent: string) =>
        `The canary of ${apps} now goes to ${percent} of visitors.`,
      ended: (apps: string) => `The canary of ${apps} ended.`,
    },
    showing: (count: number) =>
      `Showing last ${count} ${count === 1 ? 'generation' : 'generations'}.`,
    olderFailed: 'The older ones could not be loaded.',
    loadOlder: 'Load older',
    failed: 'The releases could not be loaded',
    failedText: 'Nothing has been changed. Please try again.',
    nothingLive: 'Nothing signed is live, as in development.',
    nothingLiveText: 'The first release appears here once it is published.',
    pending: 'Working…',
    rollBack: {
      open: 'Roll back',
      to: (generation: number) => `to generation ${generation}`,
      title: 'Roll back?',
      question: (generation: number) =>
        `Every visitor gets what was live in generation ${generation}, as a new generation. Every canary ends with it.`,
      done: (generation: number) => `Rolled back to generation ${generation}.`,
      failed: 'The rollback failed.',
    },
    rollBackApp: {
      open: 'Roll back',
      title: 'Roll back?',
      question: (app: string) =>
        `Every visitor gets the version of ${app} that was live before. The others stay as they are. A canary of ${app} ends with it.`,
      done: (app: string) => `Rolled back: ${app}.`,
      failed: 'The rollback failed.',
    },
    promote: {
      open: 'Promote',
      title: 'Promote the canary?',
      question: (apps: string) => `Every visitor gets the canary of ${apps} now.`,
      done: (apps: string) => `Everybody gets the canary of ${apps} now.`,
      failed: 'The canary was not promoted.',
    },
    end: {
      open: 'End canary',
      title: 'End the canary?',
      question: (apps: string) => `Every visitor gets the version of ${apps} that most have now.`,
      done: (apps: string) => `The canary of ${apps} has ended.`,
      failed: 'The canary did not end.',
    },
  },
  fr: {
    title: 'Versions',
    lead: 'Ce qui est en ligne, ce qui est à l’essai et ce qui l’a été. Les versions se publient en ligne de commande.',
    notSetUp:
      'Rien ne peut être modifié ici : l’API n’a pas de clé pour signer les versions. Donnez à RELEASE_PRIVATE_KEY le chemin de la clé privée, puis redémarrez l’API.',
    live: (generation) => `En ligne : génération ${generation}`,
    since: 'Depuis le',
    publishedBy: (name) => `publiée par ${name}`,
    makers: {
      'automatic-rollback': 'Retour en arrière automatique',
      'error-budget': 'Budget d’erreurs',
    },
    smoke: {
      opened: (browser, pages, count) =>
        `Ouverte dans ${browser} : ${pages} ${count === 1 ? 'page' : 'pages'}`,
      notOpened: 'Non ouverte dans un navigateur',
      notPublished: 'Pas rouverte : rien n’a été publié',
    },
    isKept: 'Jamais retirée automatiquement',
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
      'remote-campgrounds': 'Campings',
      'remote-account': 'Compte',
      'remote-admin': 'Administration',
    },
    served: (loads, failures) => `Chargements : ${loads}, échecs : ${failures}`,
    removed: (name) => `${name} : retiré.`,
    nothingNew: 'Aucun changement pour la plupart des visiteurs.',
    canaryChange: {
      begun: (percent) => `Un essai a commencé pour ${percent} des visiteurs :`,
      changed: (apps, percent) => `L’essai passe à ${percent} des visiteurs : ${apps}.`,
      ended: (apps) => `L’essai a pris fin : ${apps}.`,
    },
    showing: (count) =>
      count === 1
        ? 'Affichage de la dernière génération.'
        : `Affichage des ${count} dernières générations.`,
    olderFailed: 'Les plus anciennes n’ont pas pu être chargées.',
    loadOlder: 'Charger les plus anciennes',
    failed: 'Les versions n’ont pas pu être chargées',
    failedText: 'Rien n’a été modifié. Veuillez réessayer.',
    nothingLive: 'Rien de signé n’est en ligne, comme en développement.',
    nothingLiveText: 'La première version s’affiche ici dès qu’elle est publiée.',
    pending: 'En cours…',
    rollBack: {
      open: 'Revenir',
      to: (generation) => `à la génération ${generation}`,
      title: 'Revenir en arrière?',
      question: (generation) =>
        `Chaque visiteur reçoit ce qui était en ligne à la génération ${generation}, comme nouvelle génération. Tout essai en cours prend fin.`,
      done: (generation) => `Retour à la génération ${generation} effectué.`,
      failed: 'Le retour en arrière n’a pas eu lieu.',
    },
    rollBackApp: {
      open: 'Revenir en arrière',
      title: 'Revenir en arrière?',
      question: (app) =>
        `Chaque visiteur reçoit la version qui était en ligne auparavant : ${app}. Le reste ne change pas. Un essai en cours qui la concerne prend fin.`,
      done: (app) => `Retour en arrière effectué : ${app}.`,
      failed: 'Le retour en arrière n’a pas eu lieu.',
    },
    promote: {
      open: 'Adopter',
      title: 'Adopter ce qui est à l’essai?',
      question: (apps) => `Chaque visiteur reçoit ce qui est à l’essai en ce moment : ${apps}.`,
      done: (apps) => `Tout le monde reçoit ce qui était à l’essai : ${apps}.`,
      failed: 'L’adoption n’a pas eu lieu.',
    },
    end: {
      open: 'Mettre fin à l’essai',
      title: 'Mettre fin à l’essai?',
      question: (apps) => `Chaque visiteur reçoit ce que la plupart ont en ce moment : ${apps}.`,
      done: (apps) => `L’essai a pris fin : ${apps}.`,
      failed: 'L’essai n’a pas pris fin.',
    },
  },
});

/** An app's name on screen; a remote without one keeps the name of its folder. */
export function useAppName(): (name: string) => string {
  const names: Readonly<Record<string, string>> = useMessages(messages).apps;
  return (name) => names[name] ?? name;
}

/** The apps of a canary on screen, by its name: `remote-account+shell` is 'Account + Shell'. */
export const namesIn = (canary: string, nameOf: (name: string) => string): string =>
  canary
    .split('+')
    .map((app) => nameOf(app))
    .join(' + ');

/** Returns the number of failed loads and their share of all: '3 (0.5%)'. */
export function failuresText({ loads, failures }: LoadStats, language: Language): string {
  const share = failures / Math.max(1, loads + failures);
  return `${formatNumber(failures, language)} (${formatPercent(share, language)})`;
}
