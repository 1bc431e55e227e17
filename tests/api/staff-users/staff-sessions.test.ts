import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  type Member,
  newVisitor,
  query,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import type { Answer, Visitor } from '#tests/support/api/visitor.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import { enrolled, signInWithCode } from '#tests/support/api/second-factor.ts';
import { detailsOf } from '#tests/support/api/staff.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';
const pathOf = (id: number, rest = '') => `/api/admin/users/${id}/sessions${rest}`;

const listOf = (visitor: Visitor, { id }: Member) => visitor.get(pathOf(id));
const endOne = (visitor: Visitor, { id }: Member, session = nobodys) =>
  visitor.delete(pathOf(id, `/${session}`));
const endAll = (visitor: Visitor, { id }: Member) => visitor.post(pathOf(id, '/end-all'));

const sessionsIn = ({ body }: Answer) => body['sessions'] as { id: string }[];
const me = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status;

test('an admin_jr looks at sessions of peers, and ends those of lower ranks only', async () => {
  const [junior, peer] = [await signedIn('admin_jr'), await signedIn('admin_jr')];

  expect((await listOf(junior.visitor, peer)).status).toBe(200);
  for (const call of [endOne, endAll]) {
    const refused = await call(junior.visitor, peer);
    expect([refused.status, refused.body['error']]).toEqual([
      403,
      'Your role doesn’t allow this for that user.',
    ]);
    expect((await call(junior.visitor, junior)).status).toBe(403);
  }
  expect(await me(peer.visitor)).toBe(200);
});

test('an admin sees where somebody is signed in, since when, and how it was proved [staff-second-factor-7, calls-staff-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await enrolled()];
  await signInWithCode(member);
  await query(
    'UPDATE device_sessions SET proved_by = NULL, proved_at = NULL WHERE user_id = ? AND proved_by <> ?',
    [member.id, 'totp'],
  );

  const sessions = sessionsIn(await listOf(admin.visitor, member));

  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const seen = {
    id: expect.any(String),
    ip: '127.0.0.1',
    created_at: moment,
    last_seen_at: moment,
  };
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual(
    expect.objectContaining({ ...seen, proved_by: 'totp', proved_at: moment }),
  );
});

test('one session is ended, the others go on, the person is told, and it is on record [staff-second-factor-7, calls-staff-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];
  const elsewhere = newVisitor();
  await signIn(elsewhere, member);
  const [newest] = sessionsIn(await listOf(admin.visitor, member));
  await query('UPDATE device_sessions SET last_seen_at = created_at WHERE user_id = ?', [
    member.id,
  ]);

  const { status, body } = await endOne(admin.visitor, member, newest?.id);

  expect({ status, body }).toEqual({ status: 200, body: { ended: 1 } });
  const left = [await me(member.visitor), await me(elsewhere)];
  expect(left.toSorted((a, b) => a - b)).toEqual([200, 401]);
  const { text } = await mailAbout(underTest.inboxUrl, member.email, 'You were logged out');
  expect(text).toContain('on one device');
  const rows = await auditRowsAbout(member.id, 'security.admin_session_ended');
  expect(rows).toMatchObject([{ actor_user_id: admin.id }]);
  expect(detailsOf(rows[0])).toEqual({ ended: 1 });
});

test('all of somebody’s sessions are ended at once, and what would lead back in [staff-second-factor-7, calls-staff-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await enrolled()];
  const remembering = await signInWithCode(member, { remember: true });

  const { body } = await endAll(admin.visitor, member);

  expect(body).toEqual({ ended: 2 });
  for (const visitor of [member.visitor, remembering]) {
    expect(await me(visitor)).toBe(401);
    expect((await visitor.post('/api/auth/refresh')).status).toBe(401);
  }
  expect((await signIn(remembering, member)).body).toHaveProperty('requires2fa');
  expect(sessionsIn(await listOf(admin.visitor, member))).toEqual([]);
});

test('an admin sees where no code is asked for, and has one of those places forgotten [calls-staff-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await enrolled()];
  const remembering = await signInWithCode(member, { remember: true });
  const devices = async () =>
    (await listOf(admin.visitor, member)).body['devices'] as { id: string }[];
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const [device, ...more] = await devices();
  expect(more).toEqual([]);
  expect(device).toMatchObject({ ip: '127.0.0.1', remembered_until: moment });
  const forget = (id = nobodys) =>
    admin.visitor.delete(`/api/admin/users/${member.id}/remembered-devices/${id}`);

  expect((await forget(nobodys)).body['error']).toBe('There is no such device.');
  expect(await forget(device?.id)).toMatchObject({ status: 200, body: { ok: true } });

  expect(await devices()).toEqual([]);
  expect((await forget(device?.id)).status).toBe(404);
  expect(await me(remembering)).toBe(200);
  expect((await signIn(remembering, member)).body).toHaveProperty('requires2fa');
  const rows = await auditRowsAbout(member.id, 'security.device_forgotten');
  expect(rows).toMatchObject([{ actor_user_id: admin.id }]);
});

test('a session that is not theirs, or over, is none', async () => {
  const [admin, member, other] = [await signedIn('admin'), await signedIn(), await signedIn()];
  const [others] = sessionsIn(await listOf(admin.visitor, other));

  for (const session of [others?.id, nobodys]) {
    const { status, body } = await endOne(admin.visitor, member, session);
    expect([status, body['error']]).toEqual([404, 'There is no such session.']);
  }
  expect((await endOne(admin.visitor, member, 'x')).status).toBe(422);
  expect((await admin.visitor.get(pathOf(999_999_999))).status).toBe(404);
  expect(await me(other.visitor)).toBe(200);
});
