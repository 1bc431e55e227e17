import { domainToUnicode } from 'node:url';
import { hasVisible } from '@camp/contracts/account/free-text';
import { withAsciiDomain } from '@camp/contracts/account/normal-form';
import { type ProfileField, profileLengths } from '@camp/contracts/account/profile-fields';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import type { Language } from '@camp/contracts/sentences/language';
import type { Role } from '@camp/contracts/site/roles';
import { visibleName } from '@camp/contracts/site/visible-name';
import type { InferAttributes, Model, Sequelize } from 'sequelize';
import {
  bit,
  bytes,
  type Column,
  id,
  instant,
  integer,
  made,
  model,
  now,
  optional,
  text,
  withDefault,
} from './model.ts';

/**
 * Wrong passwords or codes in a row after which the password alone, or six digits, open nothing
 * (NIST SP 800-63B-4, 3.2.2).
 */
export const maxWrongInARow = 100;

/** Its index has room for no more. */
const nameKeyLength = 50;

/** A name by which people sign in, with the form of it that is compared. */
const withKey = (column: Column<string, true>, name: string): typeof column => ({
  ...column,
  set(this: Model, value: string) {
    this.setDataValue(name, value);
    this.setDataValue(`${name}Key`, normalizeIdentifier(value));
  },
});

export class User extends model('users', {
  id: id(),
  username: withKey(text(fieldLengths.username), 'username'),
  /**
   * The username in lower case, so that no two differ only in case
   * (docs/decisions/sign-in.md#0009).
   */
  usernameKey: made(text(40)),
  email: withKey(text(fieldLengths.email), 'email'),
  emailKey: made(text(fieldLengths.email)),
  /** Kept in step with names, e-mail and location; never read. */
  searchKey: optional(bytes()),
  /** The name that is shown, as lists are sorted by it; never read. */
  nameKey: withDefault(text(nameKeyLength), ''),
  passwordHash: text(255),
  firstname: optional(text(fieldLengths.firstname)),
  lastname: optional(text(fieldLengths.lastname)),
  displayName: optional(text(profileLengths.display_name)),
  avatarUrl: optional(text(profileLengths.avatar_url)),
  location: optional(text(profileLengths.location)),
  bio: optional(text(profileLengths.bio)),
  role: withDefault(text<Role>(16), 'member'),
  isPaid: withDefault(bit(), 0),
  isSubscriber: withDefault(bit(), 0),
  emailVerified: withDefault(bit(), 0),
  createdAt: now(),
  lastLogin: optional(instant()),
  /** The language of mails to this person. */
  language: withDefault(text<Language>(2), 'en'),
  /**
   * Until then this account signs in without the second factor that its role needs
   * (docs/decisions/second-factor.md#0018).
   */
  secondFactorWaivedUntil: optional(instant()),
  /** Id of the admin who allowed that. */
  secondFactorWaivedBy: optional(integer()),
  /** Wrong ones in a row since the last sign-in; passwords only from browsers that the account is not known in. */
  wrongPasswords: withDefault(integer(), 0),
  wrongCodes: withDefault(integer(), 0),
  /** Time when the owner was last warned that someone has the password and guesses codes. */
  toldOfCodesAt: optional(instant()),
  /** Start of a suspension; `isSuspended` says whether it still lasts. */
  suspendedAt: optional(instant()),
  /** Null where staff must lift it. */
  suspendedUntil: optional(instant()),
  suspensionReason: optional(text(fieldLengths.suspensionReason)),
}) {
  static override open(sequelize: Sequelize): void {
    super.open(sequelize);
    User.addHook('beforeSave', keepKeys);
  }
}

/** Values of a user that are stored and read, without the methods of a row. */
export type StoredUser = Omit<InferAttributes<User>, 'searchKey' | 'nameKey'>;

/** Attributes that keep the fields of the profile. */
export const profileAttributes = {
  display_name: 'displayName',
  avatar_url: 'avatarUrl',
  location: 'location',
  bio: 'bio',
} as const satisfies Record<ProfileField, keyof StoredUser>;

/** Returns the form in which usernames and addresses are compared (docs/decisions/sign-in.md#0264). */
export const normalizeIdentifier = (given: string) =>
  withAsciiDomain(given.normalize('NFKC').toLowerCase());

/** The keys that an address may be kept under: those from before have a domain in letters. */
export function emailKeysOf(address: string): string[] {
  const key = normalizeIdentifier(address);
  const start = key.lastIndexOf('@') + 1;
  return [...new Set([key, key.slice(0, start) + domainToUnicode(key.slice(start))])];
}

const searchedBy = [
  'username',
  'email',
  'displayName',
  'location',
  'firstname',
  'lastname',
] as const;

/** A row saved for other reasons may have been read a while ago, so its keys are left as they are. */
function keepKeys(user: User): void {
  const isNamedAnew = searchedBy.some((attribute) => user.changed(attribute));
  if (!isNamedAnew) return;
  user.searchKey = searchKeyOf(user);
  user.nameKey = nameKeyOf(user);
}

/**
 * Returns the bytes that staff search a user by: names, e-mail and location, one to a line. Databases find bytes
 * several times faster than text.
 */
const searchKeyOf = (user: User): Buffer =>
  searchedBytes(searchedBy.map((attribute) => user[attribute] ?? '').join('\n'));

/**
 * Returns the name that staff see, in letters that sort: the display name, else the username
 * (docs/decisions/staff-lists.md#0328). Longer names are cut.
 */
function nameKeyOf({ displayName, username }: User): string {
  const shown = displayName && hasVisible(displayName) ? displayName : username;
  return Array.from(plainLetters(visibleName(shown)))
    .slice(0, nameKeyLength)
    .join('');
}

/** Returns a text in lower case and without accents, as UTF-8. */
export const searchedBytes = (given: string): Buffer => Buffer.from(plainLetters(given));

/** A text in lower case and without accents: Zoë is found as zoe, and İstanbul as istanbul. */
function plainLetters(given: string): string {
  const letters = given
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  return letters.normalize('NFC');
}
