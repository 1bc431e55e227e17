import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { instant } from '#tests/support/api/api-under-test.ts';
import { buildUser, buildUsers } from '#tests/support/people/build-user.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { until } from '#infra/test-servers/programs.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Together more than one statement deletes. */
const forgottenTokens = { older: 800, old: 800, newer: 800 };

/** A time so many milliseconds ago, as the database writes it. */
function ago(age: number): string {
  const iso = new Date(Date.now() - age).toISOString();
  return instant(iso.replace('T', ' ').replace('Z', ''));
}

const addSession = `INSERT INTO device_sessions
  (id, user_id, refresh_hash, created_at, last_seen_at, expires_at, ip, user_agent)
  VALUES (?, ?, '', '2026-01-01', ?, ?, '', '')`;
const addDevice = `INSERT INTO known_devices
  (id, user_id, token_hash, ip, user_agent, created_at, last_seen_at)
  VALUES (?, ?, ?, '', '', '2026-01-01', ?)`;
const addMailedToken = `INSERT INTO mailed_tokens (hash, user_id, purpose, created_at, expires_at)
  VALUES (?, ?, 'verify-email', '2026-01-01', ?)`;
const addInvitation = addMailedToken.replace('verify-email', 'invite');
const addSignInTokens = `INSERT INTO sign_in_tokens (hash, purpose, created_at, expires_at, tries)
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
  SELECT CONCAT(?, n), 'twofa', '2026-01-01', ?, 0 FROM numbers`;
const addWithdrawnShare = 'INSERT INTO withdrawn_shares (code_hash, created_at) VALUES (?, ?)';
const addAnswer = `INSERT INTO kept_answers (key_hash, user_id, request_hash, created_at)
  VALUES (?, ?, '', ?)`;
const addMetric = `INSERT INTO release_signals
  (hour, generation, app, version, channel, kind, phase, reason, load_ms, times)
  VALUES (?, 1, ?, '', 'stable', 'loaded', '', '', 0, 1)`;

const addAuditRow = `INSERT INTO audit_log
  (action, target_user_id, request_ip, user_agent, details, created_at)
  VALUES (?, ?, '', '', '{}', '2026-01-01')`;

let api: OwnApi;

beforeAll(async () => {
  api = await OwnApi.start();
});

afterAll(() => api.stop());

/** Writes an audit event about a user. */
const note = (action: string, person?: { id: number }) =>
  api.query(addAuditRow, [action, person?.id ?? 0]);

async function suspendedUntil(moment: string): Promise<number> {
  const { id } = await buildUser(api.place);
  const sql = 'UPDATE users SET suspended_at = ?, suspended_until = ? WHERE id = ?';
  await api.query(sql, [ago(day), moment, id]);
  return id;
}

test('what has ended or expired is deleted, and nothing else [registration-5, sign-in-17, calls-staff-1]', async () => {
  const { id: user } = await api.signedIn('member');
  const namesIn = async (sql: string) => (await api.query(sql)).map(({ name }) => name);
  const sessions = 'SELECT id AS name FROM device_sessions ORDER BY id';
  const [signedIn] = await namesIn(sessions);
  await api.query(addSession, ['idle', user, ago(4 * hour + minute), ago(-day)]);
  await api.query(addSession, ['over', user, ago(0), ago(minute)]);
  await api.query(addSession, ['still open', user, ago(4 * hour - minute), ago(-day)]);
  await api.query(addDevice, ['forgotten', user, 'a', ago(366 * day)]);
  await api.query(addDevice, ['known', user, 'b', ago(364 * day)]);
  await api.query(addMailedToken, ['forgotten', user, ago(31 * day)]);
  await api.query(addMailedToken, ['known as expired', user, ago(29 * day)]);
  for (const [name, count] of Object.entries(forgottenTokens)) {
    await api.query(addSignInTokens, [count, name, ago(31 * day)]);
  }
  await api.query(addSignInTokens, [3, 'known', ago(29 * day)]);
  const old = { createdAt: ago(15 * day), isVerified: false };
  const newer = { createdAt: ago(13 * day), isVerified: false };
  const [forgotten, signedInOnce, changed, imported, waiting, confirmed, invited] =
    await buildUsers(api.place, [
      old,
      { ...old, lastLogin: ago(14 * day) },
      old,
      old,
      newer,
      { ...old, isVerified: true },
      old,
    ]);
  await note('user.unverify', changed);
  for (const begun of [forgotten, signedInOnce, changed, waiting, confirmed, invited]) {
    await note('auth.register', begun);
  }
  for (const action of ['auth.login_failed', 'auth.sign_in_failed', 'user.invite']) {
    await note(action, forgotten);
  }
  await note('user.invited_again', invited);
  await api.query(addInvitation, ['invited again', invited?.id ?? 0, ago(-day)]);
  const [over, stillOut] = [await suspendedUntil(ago(minute)), await suspendedUntil(ago(-day))];
  await api.query(addWithdrawnShare, ['forgotten', ago(366 * day)]);
  await api.query(addWithdrawnShare, ['known as withdrawn', ago(364 * day)]);
  await api.query(addAnswer, ['forgotten', user, ago(day + minute)]);
  await api.query(addAnswer, ['kept', user, ago(day - hour)]);
  await api.query(addMetric, [ago(31 * day), 'forgotten']);
  await api.query(addMetric, [ago(29 * day), 'known']);

  await api.stop();
  await api.startAgain();

  /* These rows are swept last. */
  const metrics = 'SELECT app AS name FROM release_signals';
  await until(async () => !(await namesIn(metrics)).includes('forgotten'), 'All is swept');
  expect(await namesIn(metrics)).toEqual(['known']);
  expect(new Set(await namesIn(sessions))).toEqual(new Set([signedIn, 'still open']));
  const devices = await namesIn('SELECT id AS name FROM known_devices');
  expect(devices).toContain('known');
  expect(devices).not.toContain('forgotten');
  const mailed = await namesIn('SELECT hash AS name FROM mailed_tokens');
  expect(mailed).toContain('known as expired');
  expect(mailed).not.toContain('forgotten');
  const begun = await namesIn('SELECT hash AS name FROM sign_in_tokens ORDER BY hash');
  expect(begun).toEqual(['known1', 'known2', 'known3']);
  const withdrawn = await namesIn('SELECT code_hash AS name FROM withdrawn_shares');
  expect(withdrawn).toEqual(['known as withdrawn']);
  expect(await namesIn('SELECT key_hash AS name FROM kept_answers')).toEqual(['kept']);
  const names = await namesIn('SELECT username AS name FROM users');
  expect(names).toEqual(
    expect.arrayContaining(
      [signedInOnce, changed, imported, waiting, confirmed, invited].map((one) => one?.username),
    ),
  );
  expect(names).not.toContain(forgotten?.username);
  const expired = "SELECT target_user_id AS name FROM audit_log WHERE action = 'user.expire'";
  expect(await namesIn(expired)).toEqual([forgotten?.id]);
  const suspended = 'SELECT id AS name FROM users WHERE suspended_at IS NOT NULL';
  expect(await namesIn(suspended)).toEqual([stillOut]);
  const noted =
    "SELECT target_user_id AS name FROM audit_log WHERE action = 'user.suspension_over'";
  expect(await namesIn(noted)).toEqual([over]);
});
