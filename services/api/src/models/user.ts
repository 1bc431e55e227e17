import { domainToUnicode } from 'node:url';
import { hasVisible } from '@camp/contracts/account/free-text';
import { withAsciiDomain } from '@camp/contracts/account/normal-form';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import type { Language } from '@camp/contracts/sentences/language';
import type { Role } from '@camp/contracts/site/roles';
import { visibleName } from '@camp/contracts/site/visible-name';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

type Flag = 0 | 1;

export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare id: CreationOptional<number>;
  declare username: string;
  /**
   * The username in lower case, so that no two differ only in case
   * (docs/decisions/sign-in.md#0009).
   */
  declare usernameKey: CreationOptional<string>;
  declare email: string;
  declare emailKey: CreationOptional<string>;
  /** Kept in step with names, e-mail and location; never read. */
  declare searchKey: CreationOptional<Buffer | null>;
  /** The name that is shown, as lists are sorted by it; never read. */
  declare nameKey: CreationOptional<string>;
  declare passwordHash: string;
  declare firstname: CreationOptional<string | null>;
  declare lastname: CreationOptional<string | null>;
  declare displayName: CreationOptional<string | null>;
  declare avatarUrl: CreationOptional<string | null>;
  declare location: CreationOptional<string | null>;
  declare bio: CreationOptional<string | null>;
  declare role: CreationOptional<Role>;
  declare isPaid: CreationOptional<Flag>;
  declare isSubscriber: CreationOptional<Flag>;
  declare emailVerified: CreationOptional<Flag>;
  declare createdAt: CreationOptional<Date>;
  declare lastLogin: CreationOptional<Date | null>;
  /** The language of mails to this person. */
  declare language: CreationOptional<Language>;
  /**
   * Until then this account signs in without the second factor that its role needs
   * (docs/decisions/second-factor.md#0018).
   */
  declare secondFactorWaivedUntil: CreationOptional<Date | null>;
  /** Id of the admin who allowed that. */
  declare secondFactorWaivedBy: CreationOptional<number | null>;
  /** Wrong ones in a row since the last sign-in; passwords only from browsers that the account is not known in. */
  declare wrongPasswords: CreationOptional<number>;
  declare wrongCodes: CreationOptional<number>;
  /** Time when the owner was last warned that someone has the password and guesses codes. */
  declare toldOfCodesAt: CreationOptional<Date | null>;
  /** Start of a suspension; `isSuspended` says whether it still lasts. */
  declare suspendedAt: CreationOptional<Date | null>;
  /** Null where staff must lift it. */
  declare suspendedUntil: CreationOptional<Date | null>;
  declare suspensionReason: CreationOptional<string | null>;
}

/** Values of a user that are stored and read, without the methods of a row. */
export type StoredUser = Omit<InferAttributes<User>, 'searchKey' | 'nameKey'>;

/** Returns the form in which usernames and addresses are compared (docs/decisions/sign-in.md#0264). */
export const normalizeIdentifier = (text: string) =>
  withAsciiDomain(text.normalize('NFKC').toLowerCase());

/** The keys that an address may be kept under: those from before have a domain in letters. */
export function emailKeysOf(address: string): string[] {
  const key = normalizeIdentifier(address);
  const start = key.lastIndexOf('@') + 1;
  return [...new Set([key, key.slice(0, start) + domainToUnicode(key.slice(start))])];
}

const optionalText = (length: number) => ({ type: DataTypes.STRING(length), defaultValue: null });
/** Its index has room for no more. */
const nameKeyLength = 50;
const count = () => ({ type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 });
const flag = () => ({ type: DataTypes.TINYINT, allowNull: false, defaultValue: 0 });

export function defineUser(sequelize: Sequelize): void {
  User.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      username: {
        type: DataTypes.STRING(fieldLengths.username),
        allowNull: false,
        set(value: string) {
          this.setDataValue('username', value);
          this.setDataValue('usernameKey', normalizeIdentifier(value));
        },
      },
      usernameKey: { type: DataTypes.STRING(40), allowNull: false },
      email: {
        type: DataTypes.STRING(fieldLengths.email),
        allowNull: false,
        set(value: string) {
          this.setDataValue('email', value);
          this.setDataValue('emailKey', normalizeIdentifier(value));
        },
      },
      emailKey: { type: DataTypes.STRING(fieldLengths.email), allowNull: false },
      searchKey: { type: DataTypes.BLOB, defaultValue: null },
      nameKey: { type: DataTypes.STRING(nameKeyLength), allowNull: false, defaultValue: '' },
      passwordHash: { type: DataTypes.STRING(255), allowNull: false },
      firstname: optionalText(fieldLengths.firstname),
      lastname: optionalText(fieldLengths.lastname),
      displayName: optionalText(fieldLengths.display_name),
      avatarUrl: optionalText(fieldLengths.avatar_url),
      location: optionalText(fieldLengths.location),
      bio: optionalText(fieldLengths.bio),
      role: { type: DataTypes.STRING(16), allowNull: false, defaultValue: 'member' },
      isPaid: flag(),
      isSubscriber: flag(),
      emailVerified: flag(),
      createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
      lastLogin: { type: DataTypes.DATE(3), defaultValue: null },
      language: { type: DataTypes.STRING(2), allowNull: false, defaultValue: 'en' },
      secondFactorWaivedUntil: { type: DataTypes.DATE(3), defaultValue: null },
      secondFactorWaivedBy: { type: DataTypes.INTEGER, defaultValue: null },
      wrongPasswords: count(),
      wrongCodes: count(),
      toldOfCodesAt: { type: DataTypes.DATE(3), defaultValue: null },
      suspendedAt: { type: DataTypes.DATE(3), defaultValue: null },
      suspendedUntil: { type: DataTypes.DATE(3), defaultValue: null },
      suspensionReason: optionalText(fieldLengths.suspensionReason),
    },
    { sequelize, tableName: 'users', hooks: { beforeSave: keepKeys } },
  );
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
export const searchedBytes = (text: string): Buffer => Buffer.from(plainLetters(text));

/** A text in lower case and without accents: Zoë is found as zoe, and İstanbul as istanbul. */
function plainLetters(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  return letters.normalize('NFC');
}
