import { encodeMessage, type Params, type SameSentences, type Sentences } from './language.ts';

/** Reasons for which a field is refused. Forms show them in the language of the page. */
const english = {
  username:
    'Username must be 3–20 characters and only contain letters, numbers, underscores, or dots.',
  usernameReserved: 'This name is kept for the people who run the site. Please choose another one.',
  email: 'Please enter a valid email address.',
  password:
    'Password must be at least 8 characters and include uppercase, lowercase, and a number.',
  passwordTooLong: 'Password must be at most 128 characters.',
  passwordTooCommon: 'This password is too easy to guess. Please choose another one.',
  passwordOwnWord: 'This is your own name, or that of the site. Please choose another password.',
  passwordWrong: 'This is not your current password.',
  passwordSame: 'This is the password you already use. Please choose another one.',
  confirmation: 'Passwords must match.',
  identifierMissing: 'Enter your username or email.',
  passwordMissing: 'Enter your password.',
  linkIncomplete: 'This link is incomplete.',
  codeMissing: 'Enter a 6-digit code or a recovery code like ABCDE-12345.',
  codeWrong:
    'That code didn’t match. Please try the newest 6-digit code from your authenticator app.',
  recoveryCodeWrong:
    'That recovery code didn’t match, or it was used before. Please try another one.',
  tooLong: ({ most }: { most: number }) => `At most ${most} characters.`,
  tooMany: ({ most }: { most: number }) => `At most ${most} entries.`,
  atMost: ({ most }: { most: number }) => `Use ${most} or less.`,
  atLeast: ({ least }: { least: number }) => `Use ${least} or more.`,
  number: 'Use a number.',
  wholeNumber: 'Use a whole number.',
  oneOf: ({ values }: { values: string }) => `Use one of these: ${values}.`,
  day: 'Use a date such as 2026-06-30.',
  point: 'Use a point such as 49.25,-123.1.',
  pictureAddress: 'Use an address that starts with https://',
  nameMissing: 'Give it a name.',
  hiddenCharacter:
    'This contains an invisible character, or one that reverses the text. Please remove it.',
  nothingVisible: 'Write something visible.',
  unusableCharacter: 'This contains a character that cannot be used.',
  id: 'Invalid id.',
  flag: 'Use 0 or 1.',
  role: 'There is no such role.',
  subscriberFlags: 'A subscriber has is_subscriber and is_paid both 1.',
  flagsTogether: 'is_subscriber and is_paid change together.',
  nothingToChange: 'There is nothing to change.',
  reasonMissing: 'Enter a reason in a few words.',
  usersMissing: 'Choose at least one user.',
  listPageGone: 'This page of the list does not exist. Please start from the first page.',
  logPageGone: 'This page of the log does not exist. Please start from the newest.',
  keyOfAnother: 'This key came with another request before.',
  keyAtWork: 'The first request with this key is still at work.',
  action: 'Choose one of the actions.',
  tooManyActions: ({ most }: { most: number }) => `Choose at most ${most} actions.`,
  moment: 'Use a date and time such as 2026-11-21T08:00:00Z.',
  momentOver: 'Choose a time that is still to come.',
  lastDayBeforeFirst: 'The last day is before the first one.',
  yearTwice: 'Name each year once.',
  outsideProvince: 'This is outside British Columbia.',
  sourceMissing: 'Say where this is from.',
  linkWithoutBooking: 'A page to book on needs sites that can be booked.',
  checkoutSession: 'Not a session.',
  checkoutSessionUnknown:
    'The payment provider does not know this session. Start from the first page.',
  manifest: 'This is not what a remote declares.',
  manifestTooLong: 'This remote declares more than a cookie holds.',
  devAddress:
    'Give an address on this machine, such as http://localhost:5173/, or an https address that this site allows; it ends with a slash.',
  remoteName: 'Not the name of a remote.',
  script: 'Not a script.',
  variable: 'Not a variable.',
  generation: 'Invalid generation.',
  missing: 'This is missing.',
  invalid: 'This is not valid.',
  roleByAdmins: 'Roles are changed by admins.',
} satisfies Sentences;

const french: SameSentences<typeof english> = {
  username:
    'Le nom d’utilisateur doit compter de 3 à 20 caractères\u00A0: lettres, chiffres, traits de soulignement ou points seulement.',
  usernameReserved: 'Ce nom est réservé à l’équipe du site. Veuillez en choisir un autre.',
  email: 'Veuillez saisir une adresse courriel valide.',
  password:
    'Le mot de passe doit compter au moins 8 caractères, dont une majuscule, une minuscule et un chiffre.',
  passwordTooLong: 'Le mot de passe doit compter au plus 128 caractères.',
  passwordTooCommon: 'Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.',
  passwordOwnWord:
    'C’est votre propre nom ou celui du site. Veuillez choisir un autre mot de passe.',
  passwordWrong: 'Ce n’est pas votre mot de passe actuel.',
  passwordSame: 'C’est le mot de passe que vous utilisez déjà. Veuillez en choisir un autre.',
  confirmation: 'Les mots de passe doivent être identiques.',
  identifierMissing: 'Saisissez votre nom d’utilisateur ou votre courriel.',
  passwordMissing: 'Saisissez votre mot de passe.',
  linkIncomplete: 'Ce lien est incomplet.',
  codeMissing: 'Saisissez un code à 6 chiffres ou un code de récupération comme ABCDE-12345.',
  codeWrong:
    'Ce code ne correspond pas. Essayez le plus récent code à 6 chiffres de votre application.',
  recoveryCodeWrong:
    'Ce code de récupération ne correspond pas ou a déjà servi. Essayez-en un autre.',
  tooLong: ({ most }) => `Au plus ${most} caractères.`,
  tooMany: ({ most }) => `Au plus ${most} éléments.`,
  atMost: ({ most }) => `Utilisez ${most} ou moins.`,
  atLeast: ({ least }) => `Utilisez ${least} ou plus.`,
  number: 'Utilisez un nombre.',
  wholeNumber: 'Utilisez un nombre entier.',
  oneOf: ({ values }) => `Utilisez l’une de ces valeurs\u00A0: ${values}.`,
  day: 'Utilisez une date comme 2026-06-30.',
  point: 'Utilisez un point comme 49.25,-123.1.',
  pictureAddress: 'Utilisez une adresse qui commence par https://',
  nameMissing: 'Donnez-lui un nom.',
  hiddenCharacter:
    'Ce texte contient un caractère invisible ou qui en change le sens de lecture. Veuillez le retirer.',
  nothingVisible: 'Écrivez quelque chose de visible.',
  unusableCharacter: 'Ce texte contient un caractère qui ne peut pas être utilisé.',
  id: 'Ce n’est pas un identifiant.',
  flag: 'Utilisez 0 ou 1.',
  role: 'Ce rôle n’existe pas.',
  subscriberFlags: 'Une personne abonnée a is_subscriber et is_paid à 1.',
  flagsTogether: 'is_subscriber et is_paid changent ensemble.',
  nothingToChange: 'Il n’y a rien à modifier.',
  reasonMissing: 'Indiquez un motif en quelques mots.',
  usersMissing: 'Choisissez au moins une personne.',
  listPageGone: 'Cette page de la liste n’existe pas. Recommencez à la première page.',
  logPageGone: 'Cette page du journal n’existe pas. Recommencez aux entrées les plus récentes.',
  keyOfAnother: 'Cette clé a déjà servi à une autre requête.',
  keyAtWork: 'La première requête avec cette clé est encore en cours.',
  action: 'Choisissez l’une des actions.',
  tooManyActions: ({ most }) => `Choisissez au plus ${most} actions.`,
  moment: 'Utilisez une date et une heure comme 2026-11-21T08:00:00Z.',
  momentOver: 'Choisissez un moment à venir.',
  lastDayBeforeFirst: 'Le dernier jour précède le premier.',
  yearTwice: 'Nommez chaque année une seule fois.',
  outsideProvince: 'C’est hors de la Colombie-Britannique.',
  sourceMissing: 'Dites d’où cela vient.',
  linkWithoutBooking: 'Une page de réservation suppose des emplacements à réserver.',
  checkoutSession: 'Ce n’est pas une session.',
  checkoutSessionUnknown:
    'Le fournisseur de paiement ne connaît pas cette session. Recommencez à la première page.',
  manifest: 'Ce n’est pas ce que déclare un module.',
  manifestTooLong: 'Ce module déclare plus que ce qu’un témoin peut contenir.',
  devAddress:
    'Donnez une adresse de cet ordinateur, comme http://localhost:5173/, ou une adresse https que ce site permet; elle finit par une barre oblique.',
  remoteName: 'Ce n’est pas le nom d’un module.',
  script: 'Ce n’est pas un script.',
  variable: 'Ce n’est pas une variable.',
  generation: 'Ce n’est pas une génération.',
  missing: 'Cette valeur manque.',
  invalid: 'Cette valeur n’est pas valide.',
  roleByAdmins: 'Seuls les admins changent les rôles.',
};

export const fieldMessages = { en: english, fr: french };

export type FieldMessageKey = keyof typeof english;

/**
 * Returns the message of a schema's check: a key, and the values for its sentence. The sentence is chosen where
 * the reader's language is known.
 */
export function fieldMessage<Key extends FieldMessageKey>(
  key: Key,
  ...[params]: ParamsOf<Key>
): string {
  return encodeMessage({ key, params });
}

type ParamsOf<Key extends FieldMessageKey> = (typeof english)[Key] extends (
  params: infer P extends Params,
) => string
  ? [params: P]
  : [];
