import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  type Member,
  newVisitor,
  past,
  query,
  signedIn,
  signIn,
} from '#tests/support/api/api-under-test.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

const future = past.replace('2020', '2099');
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

interface Device {
  id: string;
  current: boolean;
}

const sessionsOf = async (visitor: Visitor) =>
  (await visitor.get('/api/security/sessions')).body['sessions'] as Device[];

const devicesOf = async (visitor: Visitor) =>
  (await visitor.get('/api/security/remembered-devices')).body['devices'] as Device[];

const endSession = (visitor: Visitor, id: string) => visitor.delete(`/api/security/sessions/${id}`);

const forget = (visitor: Visitor, id: string) =>
  visitor.delete(`/api/security/remembered-devices/${id}`);

async function alsoSignedIn(member: Member): Promise<Visitor> {
  const visitor = newVisitor();
  await signIn(visitor, member);
  return visitor;
}

/** Inserts a member's device on which the second factor is not asked for. */
async function remembered(userId: number, rememberedUntil = future): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO known_devices
      (id, user_id, token_hash, ip, user_agent, created_at, last_seen_at, remembered_until)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, userId, 'no hash', '192.0.2.7', firefox, past, past, rememberedUntil],
  );
  return id;
}

const actionsAbout = async (userId: number) =>
  (await auditRowsAbout(userId))
    .map(({ action }) => action)
    .filter((action) => action.startsWith('security.'));

test('a member sees the own open sessions, the newest use first, and which one asks [calls-passkeys-devices-1]', async () => {
  const member = await signedIn();
  await alsoSignedIn(member);
  const [row] = await query('SELECT id FROM device_sessions WHERE user_id = ?', [member.id]);
  const stale = String(row?.['id']);
  await query('UPDATE device_sessions SET user_agent = ? WHERE id = ?', [firefox, stale]);

  const { status, body } = await member.visitor.get('/api/security/sessions');

  expect(status).toBe(200);
  const sessions = body['sessions'] as Device[];
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  expect(sessions.find(({ id }) => id === stale)).toMatchObject({
    browser: 'Firefox',
    system: 'Windows',
    ip: expect.stringMatching(/127\.0\.0\.1|::1/),
  });
  expect(JSON.stringify(body)).not.toMatch(/hash|Mozilla/);
});

test.each([
  '',
  'x'.repeat(300),
  firefox.slice(0, 40),
  '<script>alert(1)</script>',
  '('.repeat(300),
])('the user agent %p is shown as no more than names we know', async (userAgent) => {
  const member = await signedIn();
  await query('UPDATE device_sessions SET user_agent = ? WHERE user_id = ?', [
    userAgent,
    member.id,
  ]);

  const [session] = await sessionsOf(member.visitor);

  expect(session).toMatchObject({ browser: '', system: expect.stringMatching(/^(Windows)?$/) });
});

test('a session that has run out is not listed and cannot be ended', async () => {
  const member = await signedIn();
  const other = await alsoSignedIn(member);
  const current = (await sessionsOf(other)).find((session) => session.current);
  await query('UPDATE device_sessions SET last_seen_at = ? WHERE id = ?', [
    past,
    current?.id ?? '',
  ]);

  expect(await sessionsOf(member.visitor)).toHaveLength(1);
  expect((await endSession(member.visitor, current?.id ?? '')).status).toBe(404);
});

test('a member ends one other session, which leaves one audit row [settings-4, calls-passkeys-devices-1]', async () => {
  const member = await signedIn();
  const elsewhere = await alsoSignedIn(member);
  const other = (await sessionsOf(member.visitor)).find(({ current }) => !current);

  const { status, body } = await endSession(member.visitor, other?.id ?? '');

  expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
  expect((await elsewhere.post('/api/auth/refresh')).status).toBe(401);
  expect((await member.visitor.get('/api/auth/me')).status).toBe(200);
  expect(await actionsAbout(member.id)).toEqual(['security.session_ended']);
  expect((await endSession(member.visitor, other?.id ?? '')).status).toBe(404);
});

test('ending the session one is in signs out here', async () => {
  const { visitor } = await signedIn();
  const [session] = await sessionsOf(visitor);

  expect((await endSession(visitor, session?.id ?? '')).status).toBe(200);

  expect(visitor.cookies.has('campbc_signed_in')).toBe(false);
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
});

test('somebody else’s session is not found and goes on', async () => {
  const owner = await signedIn();
  const [session] = await sessionsOf(owner.visitor);
  const { visitor } = await signedIn();

  const { status, body } = await endSession(visitor, session?.id ?? '');

  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'NOT_FOUND' });
  expect((await owner.visitor.get('/api/auth/me')).status).toBe(200);
  expect(await actionsAbout(owner.id)).toEqual([]);
});

test('a member ends all other sessions at once [settings-4, calls-passkeys-devices-1]', async () => {
  const member = await signedIn();
  const others = [await alsoSignedIn(member), await alsoSignedIn(member)];
  const bystander = await signedIn();

  const { body } = await member.visitor.post('/api/security/sessions/end-others');

  expect(body).toEqual({ ok: true, ended: 2 });
  const answers = await Promise.all(others.map((visitor) => visitor.get('/api/auth/me')));
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  expect((await member.visitor.get('/api/auth/me')).status).toBe(200);
  expect((await bystander.visitor.get('/api/auth/me')).status).toBe(200);
  expect(await actionsAbout(member.id)).toEqual(['security.session_ended']);
});

test('remembered devices are listed in words while they are remembered [calls-passkeys-devices-1]', async () => {
  const { id: userId, visitor } = await signedIn();
  const id = await remembered(userId);
  await remembered(userId, past);

  const devices = await devicesOf(visitor);

  expect(devices).toEqual([
    {
      id,
      browser: 'Firefox',
      system: 'Windows',
      ip: '192.0.2.7',
      created_at: '2020-01-01T00:00:00.000Z',
      last_seen_at: '2020-01-01T00:00:00.000Z',
      remembered_until: '2099-01-01T00:00:00.000Z',
    },
  ]);
});

test('a forgotten device is listed no more, stays known, and leaves one audit row [settings-5, calls-passkeys-devices-1]', async () => {
  const { id: userId, visitor } = await signedIn();
  const id = await remembered(userId);

  const { status, body } = await forget(visitor, id);

  expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
  expect(await devicesOf(visitor)).toEqual([]);
  expect(await query('SELECT id FROM known_devices WHERE id = ?', [id])).toHaveLength(1);
  expect(await actionsAbout(userId)).toEqual(['security.device_forgotten']);
  expect((await forget(visitor, id)).status).toBe(404);
});

test('somebody else’s device is not found and stays remembered', async () => {
  const owner = await signedIn();
  const id = await remembered(owner.id);
  const { visitor } = await signedIn();

  expect((await forget(visitor, id)).status).toBe(404);

  expect(await devicesOf(owner.visitor)).toHaveLength(1);
});

test.each(['x', '1', '%00', `' OR 1=1 --`, '<b>', randomUUID().slice(1)])(
  'the id %p is a wrong field',
  async (id) => {
    const { visitor } = await signedIn();

    for (const end of [endSession, forget]) {
      const { status, body } = await end(visitor, encodeURIComponent(id));
      expect(status).toBe(422);
      expect(body).toHaveProperty('fields.id');
    }
  },
);
