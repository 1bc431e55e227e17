import {
  type Message,
  type MessageOf,
  type SameSentences,
  type Sentences,
  sentenceIn,
} from './language.ts';

/** Types, because an interface is not assignable to params. */
type Mails = { waiting: number; dead: number };
type Generation = { generation: number };
type Entry = { entry: number };

/* Facts that a check may find, in English and French. */
const english = {
  noAnswer: 'It does not answer.',
  tooLate: 'It did not answer in time.',
  answers: 'It answers.',
  notSetUp: 'Not set up.',
  mailTaken: 'It accepts email.',
  mailNotSetUp: 'No mail server is set up.',
  mailSignInRefused: 'It refuses our login.',
  mailNotEncrypted: 'It offers no encryption that we can use.',
  mailUnreachable: 'It cannot be reached.',
  mails: ({ waiting, dead }: Mails) => `${waiting} waiting, ${dead} given up.`,
  mailsStuck: ({ waiting, dead }: Mails) =>
    `${waiting} waiting, ${dead} given up. Emails that are due are not being sent.`,
  chainBroken: ({ entry }: Entry) => `The audit chain is broken at entry ${entry}.`,
  sealed: 'Every entry is sealed in time.',
  unsealed: 'Entries have waited for more than a minute.',
  inRedis: 'Kept in Redis.',
  inDatabase: 'Kept in the database.',
  noReleases: 'No signed releases here.',
  releaseWentBack: 'What is live is older than what was live before.',
  releaseAltered: 'A document of the release store is not what it was.',
  releaseUnanswered: 'Live apps call what this API does not answer. Start the API that fits them.',
  releaseExpired: 'No server has confirmed for a day that the newest release is live.',
  releaseWithheld: 'A newer release was live than the release store shows.',
  nothingSigned: 'Nothing that is signed by us is live.',
  generation: ({ generation }: Generation) => `generation ${generation}`,
  servedInstead: ({ generation }: Generation) =>
    `What is live is not signed by us; generation ${generation} is served instead.`,
  rowRead: 'One row was read.',
  rowWritten: 'One row was written and taken back.',
  paymentKey: 'The payment provider refuses our key. Check STRIPE_SECRET_KEY.',
  paymentPermission:
    'Our key may not read checkout sessions. Check what the payment provider lets it do.',
  paymentTooMany: 'We ask the payment provider too often. Please try again in a minute.',
  paymentUnknownSession:
    'The payment provider does not know this session. Start from the first page.',
  paymentRefused: 'The payment provider rejected our request.',
  paymentTheirs: 'The payment provider has a problem of its own. Please try again in a moment.',
  paymentUnreadable: 'The payment provider answers in a way that we cannot read.',
  paymentLate: 'The payment provider did not answer in time. Please try again in a moment.',
  paymentUnreachable: 'The payment provider cannot be reached. Please try again in a moment.',
} satisfies Sentences;

const french: SameSentences<typeof english> = {
  noAnswer: 'Aucune réponse.',
  tooLate: 'Il n’a pas répondu à temps.',
  answers: 'Il répond.',
  notSetUp: 'Pas configuré.',
  mailTaken: 'Il accepte les courriels.',
  mailNotSetUp: 'Aucun serveur de courriel n’est configuré.',
  mailSignInRefused: 'Il refuse notre connexion.',
  mailNotEncrypted: 'Il n’offre aucun chiffrement utilisable.',
  mailUnreachable: 'Il est injoignable.',
  mails: ({ waiting, dead }) => `${waiting} en attente, ${dead} abandonnés.`,
  mailsStuck: ({ waiting, dead }) =>
    `${waiting} en attente, ${dead} abandonnés. Des courriels dus ne partent pas.`,
  chainBroken: ({ entry }) => `La chaîne du journal est rompue à l’entrée ${entry}.`,
  sealed: 'Chaque entrée est scellée à temps.',
  unsealed: 'Des entrées attendent d’être scellées depuis plus d’une minute.',
  inRedis: 'Conservées dans Redis.',
  inDatabase: 'Conservées dans la base de données.',
  noReleases: 'Aucune version signée ici.',
  releaseWentBack: 'Ce qui est en ligne est plus ancien que ce qui l’était avant.',
  releaseAltered: 'Un document du dépôt des versions n’est plus ce qu’il était.',
  releaseUnanswered:
    'Des modules en ligne appellent ce que cette API n’offre pas. Démarrez l’API qui leur convient.',
  releaseExpired:
    'Depuis un jour, aucun serveur n’a confirmé que la version la plus récente est en ligne.',
  releaseWithheld: 'Une version plus récente que celle du dépôt était en ligne.',
  nothingSigned: 'Rien de ce qui est en ligne n’est signé par nous.',
  generation: ({ generation }) => `Génération ${generation}`,
  servedInstead: ({ generation }) =>
    `Ce qui est en ligne n’est pas signé par nous; la génération ${generation} est servie à la place.`,
  rowRead: 'Une ligne a été lue.',
  rowWritten: 'Une ligne a été écrite, puis retirée.',
  paymentKey: 'Le fournisseur de paiement refuse notre clé. Vérifiez STRIPE_SECRET_KEY.',
  paymentPermission:
    'Notre clé n’a pas le droit de lire les passages à la caisse. Vérifiez ses permissions chez le fournisseur de paiement.',
  paymentTooMany:
    'Nous interrogeons trop souvent le fournisseur de paiement. Veuillez réessayer dans une minute.',
  paymentUnknownSession:
    'Le fournisseur de paiement ne connaît pas cette session. Recommencez à la première page.',
  paymentRefused: 'Le fournisseur de paiement n’accepte pas notre demande.',
  paymentTheirs:
    'Le fournisseur de paiement éprouve lui-même un problème. Veuillez réessayer dans un moment.',
  paymentUnreadable: 'La réponse du fournisseur de paiement est illisible.',
  paymentLate:
    'Le fournisseur de paiement n’a pas répondu à temps. Veuillez réessayer dans un moment.',
  paymentUnreachable:
    'Le fournisseur de paiement est injoignable. Veuillez réessayer dans un moment.',
};

export type Fact = MessageOf<typeof english>;

/** A fact without params is named by its key alone. */
export type PlainFact = Extract<Fact, { params?: undefined }>['key'];

export const factInEnglish = (fact: Message): string | undefined => sentenceIn(english, fact);

export const factInFrench = (fact: Message): string | undefined => sentenceIn(french, fact);
