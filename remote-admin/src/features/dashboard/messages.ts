import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Admin Dashboard',
    lead: 'Everything that keeps the campsite running.',
    morning: {
      sentence: ({ isQuiet, facts }: { isQuiet: boolean; facts: string }) =>
        `${isQuiet ? 'Quiet night' : 'Something needs you'}: ${facts}.`,
      fresh: ({ number, isOne }: { number: string; isOne: boolean }) =>
        `${number} new ${isOne ? 'camper' : 'campers'} this week`,
      mailFine: 'no failed email',
      mailFailed: (count: number) => (count === 1 ? '1 failed email' : `${count} failed emails`),
      checksFine: 'all checks green',
      checksFail: (count: number) => (count === 1 ? '1 check fails' : `${count} checks fail`),
    },
    toDos: {
      title: 'To do',
      checks: (count: number) =>
        count === 1 ? '1 check fails: see what to do' : `${count} checks fail: see what to do`,
      mails: (count: number) =>
        count === 1
          ? '1 email was given up: retry it'
          : `${count} emails were given up: retry them`,
      changes: (count: number) =>
        count === 1
          ? '1 change to many people waits for a second admin'
          : `${count} changes to many people wait for a second admin`,
      chain: (entry: number) => `The audit chain is broken at entry ${entry}`,
    },
    cards: {
      users: { title: 'Users', text: 'Find, check and manage accounts.' },
      audit: { title: 'Audit', text: 'Who did what, when and from where.' },
      billing: { title: 'Billing', text: 'Card payments and the last checkouts.' },
      health: { title: 'Health', text: 'What runs, what does not, and what to do.' },
      email: { title: 'Email', text: 'See queued, sent and failed email, and retry.' },
      releases: { title: 'Releases', text: 'Which version of each part is live.' },
      places: { title: 'Places', text: 'Correct campgrounds, hide them, watch feeds and imports.' },
    },
    facts: {
      users: ({ total, fresh, unverified }: { total: string; fresh: string; unverified: string }) =>
        `${total} people, ${fresh} new this week, ${unverified} unverified`,
      audit: ({ count, isIntact }: { count: string; isIntact: boolean }) =>
        `${count} entries in 24 hours, chain ${isIntact ? 'intact' : 'broken'}`,
      paid: 'Payments are set up',
      unpaid: 'Payments are not set up',
      health: ({ failing, time }: { failing: number; time: string }) =>
        failing === 0 ? `All is well, ${time}` : `${failing} failing`,
      email: ({ waiting, failed }: { waiting: string; failed: string }) =>
        `${waiting} waiting, ${failed} failed`,
      releases: (live: { generation: string; since: string; failed: string }) =>
        `Generation ${live.generation}, live since ${live.since}, ${live.failed} failed`,
    },
    last: { title: 'Last entries', all: 'The whole log' },
  },
  fr: {
    title: 'Administration',
    lead: 'Tout ce qui fait tourner le camp.',
    morning: {
      sentence: ({ isQuiet, facts }) =>
        `${isQuiet ? 'Nuit tranquille' : 'On a besoin de vous'} : ${facts}.`,
      fresh: ({ number, isOne }) =>
        `${number} ${isOne ? 'nouveau campeur' : 'nouveaux campeurs'} cette semaine`,
      mailFine: 'aucun courriel en échec',
      mailFailed: (count) => (count > 1 ? `${count} courriels en échec` : '1 courriel en échec'),
      checksFine: 'tout est au vert',
      checksFail: (count) =>
        count > 1 ? `${count} vérifications échouent` : '1 vérification échoue',
    },
    toDos: {
      title: 'À faire',
      checks: (count) =>
        count > 1
          ? `${count} vérifications échouent : voir quoi faire`
          : '1 vérification échoue : voir quoi faire',
      mails: (count) =>
        count > 1
          ? `${count} courriels abandonnés : les renvoyer`
          : '1 courriel abandonné : le renvoyer',
      changes: (count) =>
        count > 1
          ? `${count} changements en lot attendent une deuxième personne de l’administration`
          : '1 changement en lot attend une deuxième personne de l’administration',
      chain: (entry) => `La chaîne d’audit est rompue à l’entrée ${entry}`,
    },
    cards: {
      users: { title: 'Comptes', text: 'Trouver, vérifier et gérer les comptes.' },
      audit: { title: 'Journal d’audit', text: 'Qui a fait quoi, quand et d’où.' },
      billing: {
        title: 'Facturation',
        text: 'Les paiements et les derniers passages à la caisse.',
      },
      health: {
        title: 'État du système',
        text: 'Ce qui marche, ce qui ne marche pas, et quoi faire.',
      },
      email: { title: 'Courriels', text: 'Les courriels en attente, envoyés et échoués.' },
      releases: { title: 'Versions', text: 'Quelle version de chaque partie est en ligne.' },
      places: { title: 'Lieux', text: 'Corriger ou masquer des campings, suivre flux et imports.' },
    },
    facts: {
      users: ({ total, fresh, unverified }) =>
        `${total} personnes, ${fresh} cette semaine, ${unverified} à vérifier`,
      audit: ({ count, isIntact }) =>
        `${count} entrées en 24 heures, chaîne ${isIntact ? 'intacte' : 'rompue'}`,
      paid: 'Les paiements sont configurés',
      unpaid: 'Les paiements ne sont pas configurés',
      health: ({ failing, time }) =>
        failing === 0 ? `Tout va bien, ${time}` : `${failing} en échec`,
      email: ({ waiting, failed }) => `${waiting} en attente, ${failed} en échec`,
      releases: ({ generation, since, failed }) =>
        `Génération ${generation}, en ligne depuis ${since}, ${failed} d’échecs`,
    },
    last: { title: 'Dernières entrées', all: 'Tout le journal' },
  },
});
