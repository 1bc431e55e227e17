import { randomUUID } from 'node:crypto';
import { rankOf, type Role } from '@camp/contracts/site/roles';
import { type DatabasePlace, instantIn, queryDatabase } from './database.ts';

/** Choices of a test about a user; the defaults make a verified member who signs in by password alone. */
export interface UserOverrides {
  username?: string;
  email?: string;
  displayName?: string | null;
  location?: string | null;
  role?: Role;
  isPaid?: boolean;
  isSubscriber?: boolean;
  isVerified?: boolean;
  /** True if staff sign in without the second factor that their role needs. */
  isWaived?: boolean;
  /** In UTC, such as `2026-05-03 19:00:00.000`. */
  createdAt?: string;
  lastLogin?: string | null;
}

export interface BuiltUser {
  id: number;
  username: string;
  email: string;
  password: string;
  role: Role;
}

export const goodPassword = 'Sturdy7-tent-pole';

/** The API's hash of the password above, made once because that is slow on purpose. */
const goodPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ak5b1xsDYFVzULdGq3yizQ$AUZBSDP+QMsa8RWC5pkYbDwG2kuz32EOblVEKhz3kYc';

/** A time in UTC that comes after all tests. */
const never = '2999-01-01 00:00:00.000';

const columns = [
  'username',
  'username_key',
  'email',
  'email_key',
  'search_key',
  'name_key',
  'password_hash',
  'display_name',
  'location',
  'role',
  'is_paid',
  'is_subscriber',
  'email_verified',
  'second_factor_waived_until',
  'created_at',
  'last_login',
  'language',
];

/** Inserts a user, without registration or mail: for tests that are about something else. */
export async function buildUser(
  place: DatabasePlace,
  overrides: UserOverrides = {},
): Promise<BuiltUser> {
  const [user] = await buildUsers(place, [overrides]);
  if (!user) throw new Error('No row was made.');
  return user;
}

/** Inserts users in one statement; their ids ascend in the order given. */
export async function buildUsers(
  place: DatabasePlace,
  everyOverrides: readonly UserOverrides[],
): Promise<BuiltUser[]> {
  const users = everyOverrides.map(withDefaults);
  const row = `(${columns.map(() => '?').join(', ')})`;
  const made = await queryDatabase(
    place,
    `INSERT INTO users (${columns.join(', ')}) VALUES ${users.map(() => row).join(', ')}
    RETURNING id, username`,
    users.flatMap((user) => valuesOf(user, place)),
  );
  const ids = new Map(made.map(({ id, username }) => [username, Number(id)]));
  return users.map(({ username, email, role }) => {
    return { id: ids.get(username) ?? 0, username, email, role, password: goodPassword };
  });
}

type Complete = Required<UserOverrides>;

function withDefaults(overrides: UserOverrides): Complete {
  const username = overrides.username ?? `u${randomUUID().replaceAll('-', '').slice(0, 15)}`;
  const role = overrides.role ?? 'member';
  return {
    username,
    email: `${username}@mail.example`,
    displayName: null,
    location: null,
    role,
    isPaid: false,
    isSubscriber: false,
    isVerified: true,
    isWaived: rankOf(role) >= rankOf('mod'),
    /* Unconfirmed accounts are swept after a while. */
    createdAt: overrides.isVerified === false ? justNow() : '2026-05-03 19:00:00.000',
    lastLogin: null,
    ...overrides,
  };
}

const justNow = () => new Date().toISOString().replace('T', ' ').replace('Z', '');

/** Spells a text as the API searches and sorts it. */
export const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Mn}/gu, '');

function valuesOf(user: Complete, place: DatabasePlace) {
  const { username, email, displayName, location, role, lastLogin } = user;
  const searched = [username, email, displayName ?? '', location ?? '', '', ''].join('\n');
  return [
    username,
    username.toLowerCase(),
    email,
    email.toLowerCase(),
    Buffer.from(plainLetters(searched)),
    plainLetters(displayName ?? username).slice(0, 50),
    goodPasswordHash,
    displayName,
    location,
    role,
    Number(user.isPaid),
    Number(user.isSubscriber),
    Number(user.isVerified),
    user.isWaived ? instantIn(place, never) : null,
    instantIn(place, user.createdAt),
    lastLogin && instantIn(place, lastLogin),
    'en',
  ];
}

/** Lets an existing user sign in by password alone, as an admin can. */
export async function waiveSecondFactor(place: DatabasePlace, username: string): Promise<void> {
  const sql = 'UPDATE users SET second_factor_waived_until = ? WHERE username = ?';
  await queryDatabase(place, sql, [instantIn(place, never), username]);
}

/** Ends such a waiver, as switching it off does. */
export const endWaiver = (place: DatabasePlace, id: number) => waiveUntil(place, id, null);

/** Makes such a waiver end long ago. */
export const outliveWaiver = (place: DatabasePlace, id: number) =>
  waiveUntil(place, id, instantIn(place, '2020-01-01 00:00:00.000'));

async function waiveUntil(place: DatabasePlace, id: number, until: string | null): Promise<void> {
  const sql = 'UPDATE users SET second_factor_waived_until = ? WHERE id = ?';
  await queryDatabase(place, sql, [until, id]);
}
