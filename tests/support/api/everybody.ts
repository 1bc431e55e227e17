import { type Role, rankOf, roles } from '@camp/contracts/site/roles';
import { instant, type Member, query, underTest } from './api-under-test.ts';
import { renewCodesOf } from './staff-second-factor.ts';
import { type BuiltUser, buildUsers } from '#tests/support/people/build-user.ts';
import type { EnrolledMember } from './second-factor.ts';
import { VirtualPasskey } from '#tests/support/people/virtual-passkey.ts';

export interface Situation {
  role: Role;
  isWaived: boolean;
  hasAuthenticator: boolean;
  hasPasskey: boolean;
  hasCodes: boolean;
}

export interface Person extends Situation, BuiltUser {
  passkey: VirtualPasskey;
  codes: string[];
}

const both = [false, true];
const situations: Situation[] = roles.flatMap((role) =>
  both.flatMap((isWaived) =>
    both.flatMap((hasAuthenticator) =>
      both.flatMap((hasPasskey) =>
        both
          /* Codes replace a factor: without one there are none. */
          .filter((hasCodes) => !hasCodes || hasAuthenticator || hasPasskey)
          .map((hasCodes) => ({ role, isWaived, hasAuthenticator, hasPasskey, hasCodes })),
      ),
    ),
  ),
);

interface Helpers {
  admin: Member;
  /** All people have this one's authenticator. */
  template: EnrolledMember;
}

/** Builds a new person for each situation of these roles. */
export async function everybody(
  { admin, template }: Helpers,
  of: readonly Role[] = ['member', 'mod', 'admin'],
): Promise<Person[]> {
  const wanted = situations.filter(({ role }) => of.includes(role));
  const users = await buildUsers(underTest, wanted);
  const people = users.flatMap((user, index) => {
    const situation = wanted[index];
    return situation ? [{ ...user, ...situation, passkey: new VirtualPasskey(), codes: [] }] : [];
  });
  await giveAuthenticators(
    template.id,
    people.filter(({ hasAuthenticator }) => hasAuthenticator),
  );
  await givePasskeys(people.filter(({ hasPasskey }) => hasPasskey));
  const withCodes = people.filter(({ hasCodes }) => hasCodes);
  await Promise.all(withCodes.map((person) => giveCodes(admin, person)));
  return people;
}

const idsOf = (people: readonly Person[]) => people.map(({ id }) => id).join(', ');

const giveAuthenticators = (templateId: number, people: readonly Person[]) =>
  query(
    `INSERT INTO authenticators (user_id, sealed_secret, enrolled_at, last_step)
    SELECT users.id, sealed_secret, enrolled_at, 0 FROM users, authenticators
    WHERE users.id IN (${idsOf(people)}) AND user_id = ?`,
    [templateId],
  );

function givePasskeys(people: readonly Person[]) {
  const rows = people.map(({ id, passkey }) => ({ userId: id, ...passkey.keptFor(id) }));
  return query(
    `INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, created_at)
    VALUES ${rows.map(() => "(?, ?, 'Phone', ?, 0, '', ?)").join(', ')}`,
    rows.flatMap(({ id, userId, publicKey }) => [id, userId, publicKey, long]),
  );
}

async function giveCodes(admin: Member, person: Person): Promise<void> {
  const { body } = await renewCodesOf(admin.visitor, person.id);
  person.codes = body['recoveryCodes'] as string[];
}

/** A time in the past, and one that never comes. */
export const [long, never] = [
  instant('2026-01-01 00:00:00.000'),
  instant('2999-01-01 00:00:00.000'),
];

export const isStaff = ({ role }: Situation) => rankOf(role) >= rankOf('mod');
export const hasFactor = ({ hasAuthenticator, hasPasskey }: Situation) =>
  hasAuthenticator || hasPasskey;

export type Way = 'password' | 'set-up' | 'totp' | 'passkey' | 'recovery';

/** Returns the next steps after a right password, by what the person has. */
export function expectedWays(person: Situation): Way[] {
  if (person.isWaived) return ['password'];
  if (!hasFactor(person)) return [isStaff(person) ? 'set-up' : 'password'];
  return [
    ...(person.hasAuthenticator ? (['totp'] as const) : []),
    ...(person.hasPasskey ? (['passkey'] as const) : []),
    ...(person.hasCodes ? (['recovery'] as const) : []),
  ];
}
