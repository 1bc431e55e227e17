import { createHash, randomUUID } from 'node:crypto';
import { roles } from '@camp/contracts/site/roles';
import { beforeAll, expect, test } from '@jest/globals';
import pLimit from 'p-limit';
import {
  type Member,
  newVisitor,
  query,
  signedIn,
  signIn,
} from '#tests/support/api/api-under-test.ts';
import { resetFactorOf } from '#tests/support/api/staff-second-factor.ts';
import type { Answer, Visitor } from '#tests/support/api/visitor.ts';
import {
  everybody,
  expectedWays,
  hasFactor,
  isStaff,
  long,
  never,
  type Person,
  type Situation,
  type Way,
} from '#tests/support/api/everybody.ts';
import {
  addPasskey,
  challengeFor,
  creationOptions,
  usePasskey,
} from '#tests/support/api/passkeys.ts';
import {
  challenge,
  enrolled,
  type EnrolledMember,
  freshCode,
} from '#tests/support/api/second-factor.ts';
import { VirtualPasskey } from '#tests/support/people/virtual-passkey.ts';

/*
 * Tries every combination of role, waiver, authenticator, passkey and recovery codes, with every way to sign
 * in, to recover and to remove: afterwards there is still a way in, or the call was refused with a reason.
 */

let helpers: { admin: Member; template: EnrolledMember };

beforeAll(async () => {
  helpers = { admin: await signedIn('admin'), template: await enrolled() };
});

/** Returns the ways in that the answer to a right password offers. */
function offeredWays({ body }: Answer): Way[] {
  if (body['user']) return ['password'];
  if (body['enroll_token']) return ['set-up'];
  return [
    ...(body['methods'] as Way[]),
    ...(body['recovery'] === true ? ['recovery' as const] : []),
  ];
}

interface Attempt {
  visitor: Visitor;
  /** Problems found, in words. */
  wrong: string[];
}

async function tryWay(person: Person, way: Way): Promise<Attempt> {
  const visitor = newVisitor();
  const { body } = await signIn(visitor, person);
  const token = String(body['twofa_token']);
  const steps: Record<Way, () => Promise<Answer>> = {
    password: () => visitor.get('/api/auth/me'),
    'set-up': () =>
      visitor.post('/api/security/2fa/enroll/initiate', { token: body['enroll_token'] }),
    totp: async () =>
      visitor.post(challenge, { twofa_token: token, code: await freshCode(asEnrolled(person)) }),
    passkey: async () => {
      const answer = person.passkey.get(await challengeFor(visitor, token));
      return usePasskey(visitor, answer, { twofa_token: token });
    },
    recovery: () => visitor.post(challenge, { twofa_token: token, recovery: person.codes.pop() }),
  };
  const { status } = await steps[way]();
  return { visitor, wrong: status === 200 ? [] : [`${inWords(person)}: ${way} answers ${status}`] };
}

const asEnrolled = ({ id }: Person) => ({ id, secret: helpers.template.secret });

const inWords = ({ role, isWaived, hasAuthenticator, hasPasskey, hasCodes }: Situation) =>
  JSON.stringify({ role, isWaived, hasAuthenticator, hasPasskey, hasCodes });

/** Finds a right password that does not lead to the ways that the person has. */
async function wrongOffer(person: Person, password = person.password): Promise<string[]> {
  const offered = offeredWays(await signIn(newVisitor(), { ...person, password })).join();
  const expected = expectedWays(person).join();
  return offered === expected ? [] : [`${inWords(person)}: ${offered} for ${expected}`];
}

/** Finds that, and a first way that does not open the account. */
async function wrongWayIn(person: Person): Promise<string[]> {
  const wrong = await wrongOffer(person);
  const first = expectedWays(person).find((way) => way !== 'recovery' || person.codes.length > 0);
  return first ? [...wrong, ...(await tryWay(person, first)).wrong] : wrong;
}

async function sessionOf(person: Person): Promise<Visitor | null> {
  const way = expectedWays(person).find((candidate) => candidate !== 'set-up');
  return way ? (await tryWay(person, way)).visitor : null;
}

/** Finds a call that was not refused with a sentence. */
function wrongRefusal(person: Person, { status, body }: Answer): string[] {
  const isRefused = status >= 400 && status < 500 && String(body['error']).length > 10;
  return isRefused ? [] : [`${inWords(person)}: answers ${status}`];
}

/** All at once would keep the API from its other work. */
const someAtOnce = 2;

/** Collects the problems of each of these people, a few people at a time. */
async function wrongs(
  people: readonly Person[],
  look: (person: Person) => Promise<string[]>,
): Promise<string[]> {
  return (await pLimit(someAtOnce).map(people, look)).flat();
}

const nothingLeft = { hasAuthenticator: false, hasPasskey: false, hasCodes: false };

test('whoever knows the password is offered what they have, whatever the role [sign-in-4]', async () => {
  const found = await wrongs(await everybody(helpers, roles), (person) => wrongOffer(person));

  expect(found).toEqual([]);
});

test('each way that is offered opens the account, and so does a passkey alone [sign-in-2]', async () => {
  const found = await wrongs(await everybody(helpers), async (person) => {
    const wrong: string[] = [];
    for (const way of expectedWays(person)) wrong.push(...(await tryWay(person, way)).wrong);
    if (!person.hasPasskey) return wrong;
    const visitor = newVisitor();
    const { status } = await usePasskey(visitor, person.passkey.get(await challengeFor(visitor)));
    return status === 200 ? wrong : [...wrong, `${inWords(person)}: passkey alone ${status}`];
  });

  expect(found).toEqual([]);
});

test('after a password reset the same ways lead in [sign-in-2]', async () => {
  const newPassword = 'Quiet-Lake-2031';

  const found = await wrongs(await everybody(helpers), async (person) => {
    const token = randomUUID();
    await query(
      `INSERT INTO mailed_tokens (hash, user_id, purpose, expires_at, created_at)
      VALUES (?, ?, 'reset-password', ?, ?)`,
      [createHash('sha256').update(token).digest('hex'), person.id, never, long],
    );
    await newVisitor().post('/api/auth/reset-password', { token, newPassword });
    return wrongOffer(person, newPassword);
  });

  expect(found).toEqual([]);
});

test('turning the second factor off leaves the password, or is refused with a reason [sign-in-2]', async () => {
  const found = await wrongs(await everybody(helpers), async (person) => {
    const visitor = await sessionOf(person);
    if (!visitor) return [];
    const { password } = person;
    const code = person.hasAuthenticator ? await freshCode(asEnrolled(person)) : person.codes.pop();
    const entered = { password, code: code ?? 'AAAAA-22222' };
    const answer = await visitor.post('/api/security/2fa/disable', entered);
    const isAllowed = !isStaff(person) && hasFactor(person) && code !== undefined;
    if (isAllowed) return wrongWayIn({ ...person, ...nothingLeft });
    return [...wrongRefusal(person, answer), ...(await wrongWayIn(person))];
  });

  expect(found).toEqual([]);
});

test('removing the passkey leaves another way in, or is refused with a reason [sign-in-2]', async () => {
  const owners = (await everybody(helpers)).filter(({ hasPasskey }) => hasPasskey);

  const found = await wrongs(owners, async (person) => {
    const visitor = await sessionOf(person);
    if (!visitor) return [`${inWords(person)}: no session`];
    const answer = await visitor.delete(`/api/security/passkeys/${person.passkey.id}`);
    const hasCodes = person.hasCodes && person.hasAuthenticator;
    const isAllowed = !isStaff(person) || person.hasAuthenticator;
    if (isAllowed) return wrongWayIn({ ...person, hasPasskey: false, hasCodes });
    return [...wrongRefusal(person, answer), ...(await wrongWayIn(person))];
  });

  expect(found).toEqual([]);
});

test('whoever has lost everything is let in again by staff, or there was nothing to lose [sign-in-2]', async () => {
  const found = await wrongs(await everybody(helpers), async (person) => {
    const answer = await resetFactorOf(helpers.admin.visitor, person.id);
    const wrong = hasFactor(person) ? [] : wrongRefusal(person, answer);
    return [...wrong, ...(await wrongWayIn({ ...person, ...nothingLeft }))];
  });

  expect(found).toEqual([]);
});

test('a passkey that is added brings codes where there were none left [calls-passkeys-devices-1]', async () => {
  const found = await wrongs(await everybody(helpers), async (person) => {
    const visitor = await sessionOf(person);
    if (!visitor) return [];
    const owner = { ...person, visitor };
    const passkey = new VirtualPasskey();
    const { body } = await addPasskey(owner, passkey.create(await creationOptions(owner)));
    const given = body['recoveryCodes'] as string[] | null;
    const wrong = (given === null) === person.hasCodes ? [] : [`${inWords(person)}: codes`];
    const now = { ...person, passkey, codes: given ?? person.codes, hasPasskey: true };
    return [...wrong, ...(await wrongWayIn({ ...now, hasCodes: true }))];
  });

  expect(found).toEqual([]);
});
