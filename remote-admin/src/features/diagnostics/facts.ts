import type { Language } from '@camp/contracts/language';

/** The server states its facts in English only; these are their French translations. */
const frenchFacts: Readonly<Record<string, string>> = {
  'It does not answer.': 'Aucune réponse.',
  'It takes mail.': 'Il accepte les courriels.',
  'No mail server is set up.': 'Aucun serveur de courriel n’est configuré.',
  'It refuses our sign-in.': 'Il refuse notre connexion.',
  'It offers no encryption that we can use.': 'Il n’offre aucun chiffrement utilisable.',
  'It did not answer in time.': 'Il n’a pas répondu à temps.',
  'It cannot be reached.': 'Il est injoignable.',
  'Every entry is sealed in time.': 'Chaque entrée est scellée à temps.',
  'Entries have waited for more than a minute.':
    'Des entrées attendent d’être scellées depuis plus d’une minute.',
  'Kept in Redis.': 'Conservées dans Redis.',
  'Kept in the database.': 'Conservées dans la base de données.',
  'No signed releases here.': 'Aucune version signée ici.',
  'Nothing that is signed by us is live.': 'Rien de ce qui est en ligne n’est signé par nous.',
  'One row was read.': 'Une ligne a été lue.',
  'One row was written and taken back.': 'Une ligne a été écrite, puis retirée.',
  'It answers.': 'Il répond.',
  'Not set up.': 'Pas configuré.',
  'The payment provider refuses our key. Check STRIPE_SECRET_KEY.':
    'Le fournisseur de paiement refuse notre clé. Vérifiez STRIPE_SECRET_KEY.',
  'Our key may not read checkout sessions. Check what the payment provider lets it do.':
    'Notre clé n’a pas le droit de lire les passages à la caisse. Vérifiez ses permissions chez le fournisseur de paiement.',
  'We ask the payment provider too often. Please try again in a minute.':
    'Nous interrogeons trop souvent le fournisseur de paiement. Veuillez réessayer dans une minute.',
  'The payment provider does not accept our question.':
    'Le fournisseur de paiement n’accepte pas notre demande.',
  'The payment provider has a problem of its own. Please try again in a moment.':
    'Le fournisseur de paiement éprouve lui-même un problème. Veuillez réessayer dans un moment.',
  'The payment provider answers in a way that we cannot read.':
    'La réponse du fournisseur de paiement est illisible.',
  'The payment provider did not answer in time. Please try again in a moment.':
    'Le fournisseur de paiement n’a pas répondu à temps. Veuillez réessayer dans un moment.',
  'The payment provider cannot be reached. Please try again in a moment.':
    'Le fournisseur de paiement est injoignable. Veuillez réessayer dans un moment.',
};

/** Facts with numbers in them. */
const frenchPatterns: readonly (readonly [RegExp, string])[] = [
  [/^(\d+) waiting, (\d+) given up\.$/, '$1 en attente, $2 abandonnés.'],
  [
    /^(\d+) waiting, (\d+) given up\. Mails that are due are not taken\.$/,
    '$1 en attente, $2 abandonnés. Des courriels dus ne partent pas.',
  ],
  [/^generation (\d+)$/, 'Génération $1'],
  [
    /^What is live is not signed by us; generation (\d+) is served instead\.$/,
    'Ce qui est en ligne n’est pas signé par nous ; la génération $1 est servie à la place.',
  ],
];

interface Fact {
  text: string;
  /** The language of the text: English where we have no translation. */
  language: Language;
}

/** The server's fact in the reader's language, where we have a translation. */
export function factIn(language: Language, detail: string): Fact {
  if (language === 'en') return { text: capitalized(detail), language };
  const exact = Object.hasOwn(frenchFacts, detail) ? frenchFacts[detail] : undefined;
  if (exact !== undefined) return { text: exact, language };
  const [pattern, french] = frenchPatterns.find(([shape]) => shape.test(detail)) ?? [];
  if (pattern && french) return { text: detail.replace(pattern, french), language };
  return { text: capitalized(detail), language: 'en' };
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
