import type { Role } from '@camp/contracts/site/roles';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Member, signIn, underTest } from '#tests/support/api/api-under-test.ts';
import { LimitedApi } from '#tests/support/api/limited-api.ts';
import { confirmWith, stepUpPath } from '#tests/support/api/step-up.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { buildUser } from '#tests/support/people/build-user.ts';
import {
  addPasskey,
  challengeFor,
  creationOptions,
  usePasskey,
} from '#tests/support/api/passkeys.ts';
import { challenge, enrollWith } from '#tests/support/api/second-factor.ts';
import { VirtualPasskey } from '#tests/support/people/virtual-passkey.ts';

let api: LimitedApi;

beforeAll(async () => {
  api = await LimitedApi.start({ REQUIRE_ADMIN_PASSKEY: 'true', RATE_LIMIT_FACTOR: '1000' });
});

afterAll(() => api.stop());

interface Staff extends Member {
  recoveryCodes: string[];
}

const place = () => ({ dataDir: api.process.dataDir, databaseUrl: underTest.databaseUrl });

/** Gives password and code, as without the setting. */
async function signInByCode(staff: Staff): Promise<Visitor> {
  const visitor = new Visitor(api.process.url);
  await signIn(visitor, staff);
  const { status } = await visitor.post(challenge, { recovery: staff.recoveryCodes.pop() });
  expect(status).toBe(200);
  return visitor;
}

/** Makes a user who has set up an authenticator and is signed in by a code. */
async function staffByCode(role: Role): Promise<Staff> {
  const user = await buildUser(place(), { role, isWaived: false });
  const visitor = new Visitor(api.process.url);
  const { body } = await signIn(visitor, user);
  const { recoveryCodes } = await enrollWith(visitor, String(body['enroll_token']));
  const staff = { ...user, visitor, recoveryCodes };
  return { ...staff, visitor: await signInByCode(staff) };
}

async function newPasskeyOf(staff: Staff): Promise<VirtualPasskey> {
  const passkey = new VirtualPasskey();
  const { status } = await addPasskey(staff, passkey.create(await creationOptions(staff)));
  expect(status).toBe(200);
  return passkey;
}

const staffPage = async (visitor: Visitor, side = 'admin') =>
  (await visitor.get(`/api/${side}/users`)).status;

test.each(['admin', 'admin_jr'] as const)(
  'a %s who signed in by code is let in, and asked for a passkey by every staff page [session-17]',
  async (role) => {
    const { visitor } = await staffByCode(role);

    for (const side of ['admin', 'mod']) {
      const { status, body } = await visitor.get(`/api/${side}/users`);
      expect([status, body]).toEqual([
        403,
        expect.objectContaining({
          code: 'PASSKEY_REQUIRED',
          error: 'Your role needs a passkey here. Please use yours, or add one in your settings.',
        }),
      ]);
    }
    expect((await visitor.get('/api/auth/me')).status).toBe(200);
  },
);

test('a passkey that is added opens the staff pages, and so does one that confirms or signs in [session-17]', async () => {
  const staff = await staffByCode('admin');
  const passkey = await newPasskeyOf(staff);
  expect(await staffPage(staff.visitor)).toBe(200);

  const byCode = await signInByCode(staff);
  expect(await staffPage(byCode)).toBe(403);
  const { body } = await byCode.post(`${stepUpPath}/options`);
  await confirmWith(byCode, { response: passkey.get(body['options'] as { challenge: string }) });
  expect(await staffPage(byCode)).toBe(200);
  await confirmWith(byCode, { code: staff.recoveryCodes.pop() });
  expect(await staffPage(byCode)).toBe(200);

  const byPasskey = new Visitor(api.process.url);
  await usePasskey(byPasskey, passkey.get(await challengeFor(byPasskey)));
  expect(await staffPage(byPasskey)).toBe(200);
});

test('moderators are not asked, nor is an admin whose second factor is waived', async () => {
  const mod = await staffByCode('mod');
  const waived = await buildUser(place(), { role: 'admin', isWaived: true });
  const visitor = new Visitor(api.process.url);
  await signIn(visitor, waived);

  expect(await staffPage(mod.visitor, 'mod')).toBe(200);
  expect(await staffPage(visitor)).toBe(200);
});
