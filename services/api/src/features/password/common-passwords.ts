import { normalPassword } from '@camp/contracts/account/normal-form';
import { brand } from '@camp/contracts/site/brand';
import { wrongField } from '#errors/api-error.ts';

/** Words of this site and its country that lists from elsewhere lack. */
const wordsHere = 'passwort azerty qwertz autumn camping letmein campground campsite campfire'
  .concat(' britishcolumbia colombiebritannique ', brand.name)
  .split(' ');

let known: Promise<Set<string>> | undefined;

/**
 * The 49,000 most used passwords, in lower case: those of zxcvbn-ts (MIT), which takes them from leaks that
 * are public. Read when the first password is chosen.
 */
const commonPasswords = () => (known ??= readCommonPasswords());

async function readCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = [...dictionary['passwords-common'], ...wordsHere];
  return new Set(words.flatMap((word) => [word.toLowerCase(), wordIn(word)]));
}

/**
 * Removes digits and symbols around a word, which people add so that it fits the rule. A text of nothing else is
 * a date or a number, and as common as the most used numbers.
 */
const wordIn = (text: string) => text.toLowerCase().replaceAll(/^\P{L}+|\P{L}+$/gu, '');

/** True if a password is one of the first that anyone would try (OWASP ASVS 5.0, 6.2.4). */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const forms = [password.toLowerCase(), wordIn(password), wordIn(repeatedPart(password))];
  return forms.some((form) => common.has(form));
}

/** Returns the part that a text repeats; the whole text when it repeats none. */
const repeatedPart = (text: string) => /^(.+?)\1+$/s.exec(text)?.[1] ?? text;

interface Owner {
  username: string;
  email: string;
  names: (string | null | undefined)[];
}

/** Number of letters around a name that make no other word; length of a name that may be part of any word. */
const fewLetters = 2;
const shortName = 3;

/** True if a password is little but names of its owner or of the site, however often (OWASP ASVS 5.0, 6.2.11). */
export function isOwnWord(password: string, { username, email, names }: Owner): boolean {
  const [localPart = ''] = email.split('@');
  const own = [username, email, localPart, ...names, brand.name]
    .map((name) => lettersIn(name ?? ''))
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
  const word = lettersIn(password);
  if (own.includes(word)) return true;
  const long = own.filter((name) => name.length > shortName);
  const left = long.reduce((rest, name) => rest.replaceAll(name, ''), word);
  return left !== word && left.length <= fewLetters;
}

/** The letters of a text, so that dots, digits and symbols make no other word. */
const lettersIn = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

interface Chosen {
  password: string;
  field: 'password' | 'newPassword';
  owner: Owner;
}

/** @throws {@link ApiError} VALIDATION on the field when the password is easy to guess. */
export async function refuseGuessable({ field, owner, ...chosen }: Chosen): Promise<void> {
  const password = normalPassword(chosen.password);
  if (isOwnWord(password, owner)) throw wrongField(field, 'passwordOwnWord');
  if (await isCommonPassword(password)) throw wrongField(field, 'passwordTooCommon');
}
