import { expect, test } from '@jest/globals';
import { instant } from '#tests/support/api/api-under-test.ts';
import { allSealed, verify, writeEntry } from '#tests/support/api/audit-log.ts';
import { newDatabase, OwnApi } from '#tests/support/api/own-api.ts';
import { until } from '#infra/test-servers/programs.ts';

const writers = (count: number, api: OwnApi) =>
  Promise.all(Array.from({ length: count }, () => writeEntry(api)));

/** Counts entries, links, and the different entries that the links name. */
async function countsIn(api: OwnApi) {
  const [row] = await api.query(
    `SELECT (SELECT COUNT(*) FROM audit_log) AS entries, COUNT(*) AS links,
      COUNT(DISTINCT entry_id) AS sealed, MAX(position) AS last FROM audit_chain`,
  );
  return row;
}

/** Writes an entry as it was written before there were proofs. */
const writeUnproven = (api: OwnApi) =>
  api.query(
    `INSERT INTO audit_log
      (created_at, action, actor_user_id, target_user_id, request_ip, user_agent, details)
      VALUES (?, 'auth.login', 1, 1, '203.0.113.9', 'Browser', '{}')`,
    [instant('2026-01-01 00:00:00.000')],
  );

test('what fifty people do at once is sealed once each', async () => {
  const api = await OwnApi.start();
  const { visitor } = await api.signedIn('admin');

  await writers(50, api);
  await allSealed(visitor);

  const counts = await countsIn(api);
  expect(Number(counts?.['entries'])).toBeGreaterThan(50);
  expect(counts).toMatchObject({
    links: counts?.['entries'],
    sealed: counts?.['entries'],
    last: counts?.['entries'],
  });
  expect(await verify(visitor)).toMatchObject({ ok: true, checked: counts?.['entries'] });
  await api.stop();
});

test('an entry that shows up late, with a lower id than sealed ones, is sealed too', async () => {
  const api = await OwnApi.start();
  const { visitor } = await api.signedIn('admin');
  await writers(3, api);
  await allSealed(visitor);
  const [row] = await api.query('SELECT MAX(entry_id) AS id FROM audit_chain');
  const late = Number(row?.['id']);
  /* Looks as if its transaction were still open. */
  await api.query(`CREATE TABLE kept AS SELECT * FROM audit_log WHERE id = ${late}`);
  await api.query('DELETE FROM audit_chain WHERE entry_id = ?', [late]);
  await api.query('DELETE FROM audit_log WHERE id = ?', [late]);
  await writeEntry(api);
  await allSealed(visitor);
  const links = () => api.query('SELECT entry_id FROM audit_chain ORDER BY position DESC');
  const before = await links();

  await api.query('INSERT INTO audit_log SELECT * FROM kept');

  await until(async () => (await links()).length > before.length, 'The late entry is sealed');
  const [last, second] = await links();
  expect(last).toEqual({ entry_id: late });
  expect(Number(second?.['entry_id'])).toBeGreaterThan(late);
  expect(await verify(visitor)).toMatchObject({ ok: true, unsealed: 0 });
  await api.stop();
});

test('two processes seal one log, and go on after a restart', async () => {
  const place = await newDatabase();
  const first = await OwnApi.start(place);
  const second = await OwnApi.start(place);
  const { visitor } = await first.signedIn('admin');

  for (let times = 0; times < 3; times += 1) {
    await Promise.all([writers(10, first), writers(10, second)]);
    await allSealed(visitor);
  }
  await second.stop();
  await first.stop();
  await first.startAgain();
  const again = await first.signedIn('admin');
  await writers(5, first);
  await allSealed(again.visitor);

  const counts = await countsIn(first);
  expect(counts).toMatchObject({ links: counts?.['entries'], sealed: counts?.['entries'] });
  expect(await verify(again.visitor)).toMatchObject({ ok: true, checked: counts?.['entries'] });
  await first.stop();
});

test('entries from before there were proofs are taken in once, and checked a stretch at a time', async () => {
  const api = await OwnApi.start();
  await api.stop();
  for (let written = 0; written < 3; written += 1) await writeUnproven(api);
  const columns = 'created_at, action, request_ip, user_agent, details';
  for (let doubled = 0; doubled < 12; doubled += 1) {
    await api.query(`INSERT INTO audit_log (${columns}) SELECT ${columns} FROM audit_log`);
  }
  await api.startAgain();
  const { visitor } = await api.signedIn('admin');
  await allSealed(visitor);
  await writeUnproven(api);
  const [late] = await api.query('SELECT MAX(id) AS id FROM audit_log');
  await writeEntry(api);

  const stretch = await verify(visitor);
  const rest = await verify(visitor, stretch.next ?? 0);

  expect(stretch).toMatchObject({ ok: true, broken: null });
  expect(stretch.next).toBe(stretch.checked);
  expect(stretch.sealed).toBeGreaterThan(3 * 2 ** 12);
  expect(rest).toMatchObject({ ok: false, next: null });
  expect(rest.broken).toEqual({ entry_id: late?.['id'], kind: 'inserted' });
  await api.stop();
});
