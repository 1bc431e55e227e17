import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  newVisitor,
  query,
  registerMember,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { outliveWaiver } from '#tests/support/people/build-user.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import { enrolled } from '#tests/support/api/second-factor.ts';
import { detailsOf, insertTarget } from '#tests/support/api/staff.ts';
import {
  noFactor,
  overrideFor,
  readFactorOf,
  twofaIn,
} from '#tests/support/api/staff-second-factor.ts';

test('the override lets staff in by password alone for seven days, and says who set it [staff-second-factor-1, limits-times-1, calls-staff-1]', async () => {
  const [admin, mod] = [await signedIn('admin'), await enrolled('mod')];
  const before = Date.now();

  const { status, body } = await overrideFor(admin.visitor, mod.id);

  expect(status).toBe(200);
  const { override_until: until, ...twofa } = twofaIn(body);
  expect(twofa).toMatchObject({ override_enabled: true, override_by: admin.username });
  const days = (new Date(until ?? 0).getTime() - before) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(7);
  expect(days).toBeLessThan(7.01);
  expect((await signIn(newVisitor(), mod)).body).toMatchObject({ user: { id: mod.id } });
  const rows = await auditRowsAbout(mod.id, 'security.override_on');
  expect(rows).toMatchObject([{ actor_user_id: admin.id }]);
  expect(detailsOf(rows[0])).toEqual({ until });
  const mail = await mailAbout(
    underTest.inboxUrl,
    mod.email,
    'Two-factor authentication is paused',
  );
  expect(mail.text).toMatch(/by password alone until .*\d{4}/);
});

test('why the second factor is waived or asked for again is on record [user-management-7]', async () => {
  const [admin, mod] = [await signedIn('admin'), await enrolled('mod')];
  const path = `/api/admin/users/${mod.id}/2fa`;

  await admin.visitor.post(`${path}/override`, { enabled: true, reason: 'Phone in the lake' });
  await admin.visitor.post(`${path}/override`, { enabled: false, reason: 'Has a new one' });
  await admin.visitor.post(`${path}/reset`, { reason: 'Starts anew' });

  const rows = await Promise.all(
    ['override_on', 'override_off', 'admin_reset_2fa'].map((action) =>
      auditRowsAbout(mod.id, `security.${action}`),
    ),
  );
  expect(
    rows.flat().map((row) => (detailsOf(row) as Record<string, unknown>)['stated_reason']),
  ).toEqual(['Phone in the lake', 'Has a new one', 'Starts anew']);
});

test('switched off, the override is over, and so are the sessions it let in [staff-second-factor-4]', async () => {
  const [admin, member] = [await signedIn('admin'), await registerMember()];
  await query("UPDATE users SET email_verified = 1, role = 'mod' WHERE id = ?", [member.id]);
  await overrideFor(admin.visitor, member.id);
  await signIn(member.visitor, member);
  expect((await member.visitor.get('/api/mod/users')).status).toBe(200);

  const { body } = await overrideFor(admin.visitor, member.id, false);

  expect(twofaIn(body)).toEqual(noFactor);
  expect((await member.visitor.get('/api/mod/users')).status).toBe(401);
  expect((await signIn(newVisitor(), member)).body).toMatchObject({
    mfa_enrollment_required: true,
  });
  expect(await auditRowsAbout(member.id, 'security.override_off')).toHaveLength(1);
  const mail = await mailAbout(
    underTest.inboxUrl,
    member.email,
    'Two-factor authentication is back',
  );
  expect(mail.text).toMatch(/every device was logged out/);
});

test('somebody without a factor is told of an override what is so [staff-second-factor-4]', async () => {
  const [admin, { id, email }] = [await signedIn('admin'), await insertTarget('mod')];

  await overrideFor(admin.visitor, id);

  const mail = await mailAbout(underTest.inboxUrl, email, 'Two-factor authentication is paused');
  expect(mail.text).toMatch(/do without two-factor authentication until .*\d{4}/);
  expect(mail.text).not.toMatch(/comes back automatically/);
});

test('where no override is on, switching it off changes nothing and is not on record', async () => {
  const [admin, mod] = [await signedIn('admin'), await enrolled('mod')];

  const { status } = await overrideFor(admin.visitor, mod.id, false);

  expect(status).toBe(200);
  expect((await mod.visitor.get('/api/auth/me')).status).toBe(200);
  expect(await auditRowsAbout(mod.id, 'security.override_off')).toEqual([]);
});

test('an override that has run out counts as none [limits-times-1]', async () => {
  const [admin, { id }] = [await signedIn('admin'), await insertTarget('mod')];
  await overrideFor(admin.visitor, id);
  await outliveWaiver(underTest, id);

  expect(twofaIn((await readFactorOf(admin.visitor, id)).body)).toEqual(noFactor);
});

test('who set an override is nobody once they are deleted', async () => {
  const [admin, other, { id }] = [
    await signedIn('admin'),
    await signedIn('admin'),
    await insertTarget('mod'),
  ];
  await overrideFor(other.visitor, id);
  await admin.visitor.delete(`/api/admin/users/${other.id}`, { reason: 'Asked for it' });

  expect(twofaIn((await readFactorOf(admin.visitor, id)).body)).toMatchObject({
    override_enabled: true,
    override_by: null,
  });
});

test.each([null, 1, 'true', {}])('an override to %j is a wrong field', async (enabled) => {
  const [{ visitor }, { id }] = [await signedIn('admin'), await insertTarget('mod')];

  const { status, body } = await overrideFor(visitor, id, enabled);

  expect(status).toBe(422);
  expect(body).toHaveProperty('fields.enabled');
});
