import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  instant,
  query,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import {
  challenge,
  enrolled,
  passwordStep,
  signInWithCode,
} from '#tests/support/api/second-factor.ts';
import { detailsOf, insertTarget } from '#tests/support/api/staff.ts';
import {
  noFactor,
  overrideFor,
  readFactorOf,
  resetFactorOf,
  twofaIn,
} from '#tests/support/api/staff-second-factor.ts';

test('an admin_jr looks at the second factor of peers', async () => {
  const [{ visitor }, peer] = [await signedIn('admin_jr'), await insertTarget('admin_jr')];

  expect((await readFactorOf(visitor, peer.id)).status).toBe(200);
});

test('the status tells what is enrolled, used and left [staff-second-factor-1, fields-1, calls-staff-1]', async () => {
  const admin = await signedIn('admin');
  const [plain, member] = [await insertTarget(), await enrolled()];
  const { visitor } = await passwordStep(member);
  await visitor.post(challenge, { recovery: member.recoveryCodes[0] });

  const [without, having] = [
    await readFactorOf(admin.visitor, plain.id),
    await readFactorOf(admin.visitor, member.id),
  ];

  expect(without.body).toEqual({
    user: { id: plain.id, username: plain.username, email: `${plain.username}@mail.example` },
    twofa: noFactor,
  });
  expect(twofaIn(having.body)).toEqual({
    ...noFactor,
    enabled: true,
    enrolled_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    last_verified_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    recovery_left: 9,
  });
});

test('a reset takes every factor and every session, tells the owner, and is on record [staff-second-factor-1, calls-staff-1]', async () => {
  const [admin, mod] = [await signedIn('admin_jr'), await enrolled('mod')];
  const remembering = await signInWithCode(mod, { remember: true });
  const waiting = await passwordStep(mod);
  await query(
    `INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, created_at)
    VALUES (?, ?, 'Phone', '-', 0, '', ?)`,
    [`key-${mod.id}`, mod.id, instant('2026-01-01 00:00:00.000')],
  );

  const { status, body } = await resetFactorOf(admin.visitor, mod.id);

  expect(status).toBe(200);
  expect(twofaIn(body)).toEqual(noFactor);
  for (const visitor of [mod.visitor, remembering]) {
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
    expect((await visitor.post('/api/auth/refresh')).status).toBe(401);
  }
  const late = await waiting.visitor.post(challenge, { recovery: mod.recoveryCodes[1] });
  expect(late.body).toMatchObject({ code: 'TWOFA_EXPIRED' });
  expect((await signIn(remembering, mod)).body).toMatchObject({ mfa_enrollment_required: true });
  const rows = await auditRowsAbout(mod.id, 'security.admin_reset_2fa');
  expect(rows).toMatchObject([{ actor_user_id: admin.id }]);
  expect(detailsOf(rows[0])).toEqual({ authenticators: 1, passkeys: 1 });
  const mail = await mailAbout(
    underTest.inboxUrl,
    mod.email,
    'Two-factor authentication was reset',
  );
  expect(mail.text).toContain(
    'Our team removed the authenticator app, one passkey and the recovery codes from your account',
  );
});

test('where there is nothing to reset, nobody is signed out or told otherwise [staff-second-factor-2]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];

  const { status, body } = await resetFactorOf(admin.visitor, member.id);

  expect(status).toBe(409);
  expect(body).toMatchObject({ error: 'This user has no two-factor authentication to reset.' });
  expect((await member.visitor.get('/api/auth/me')).status).toBe(200);
  expect(await auditRowsAbout(member.id, 'security.admin_reset_2fa')).toEqual([]);
  expect(await query('SELECT id FROM outbox WHERE recipient = ?', [member.email])).toEqual([]);
});

test('a reset leaves the override on', async () => {
  const [admin, mod] = [await signedIn('admin'), await enrolled('mod')];
  await overrideFor(admin.visitor, mod.id);

  const { body } = await resetFactorOf(admin.visitor, mod.id);

  expect(twofaIn(body)).toMatchObject({ enabled: false, override_enabled: true });
});
