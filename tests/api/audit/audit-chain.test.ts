import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { instant } from '#tests/support/api/api-under-test.ts';
import { allSealed, chainInHealth, verify, writeEntry } from '#tests/support/api/audit-log.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { until } from '#infra/test-servers/programs.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

let api: OwnApi;
let visitor: Visitor;
/** An entry in the middle of the chain, and its position. */
let entry: number;
let position: number;

const columns =
  'created_at, action, actor_user_id, target_user_id, request_ip, user_agent, details, proof';
const values = "'auth.login', 1, 1, '203.0.113.9', 'Browser', '{}'";
const plainEntry = `SELECT '${instant('2026-01-01 00:00:00.000')}', ${values}`;

/* Each test spoils the log in its own way; afterwards both tables are as they were sealed. */
beforeAll(async () => {
  api = await OwnApi.start();
  ({ visitor } = await api.signedIn('admin'));
  await Promise.all(Array.from({ length: 7 }, () => writeEntry(api)));
  await allSealed(visitor);
  await api.query('CREATE TABLE kept_log AS SELECT * FROM audit_log');
  await api.query('CREATE TABLE kept_chain AS SELECT * FROM audit_chain');
  const [link] = await api.query('SELECT * FROM audit_chain WHERE position = 4');
  [entry, position] = [Number(link?.['entry_id']), 4];
});

afterEach(async () => {
  await api.query('DELETE FROM audit_log WHERE id NOT IN (SELECT id FROM kept_log)');
  await api.query('REPLACE INTO audit_log SELECT * FROM kept_log');
  await api.query('REPLACE INTO audit_chain SELECT * FROM kept_chain');
  await api.query(
    'DELETE FROM audit_chain WHERE position NOT IN (SELECT position FROM kept_chain)',
  );
});

afterAll(() => api.stop());

async function newestId(): Promise<number> {
  const [row] = await api.query('SELECT MAX(id) AS id FROM audit_log');
  return Number(row?.['id']);
}

/** Has another entry written and sealed: by then the sealer has looked at everything older. */
async function sealAnother(): Promise<void> {
  await writeEntry(api);
  const id = await newestId();
  const sealed = () => api.query('SELECT 1 FROM audit_chain WHERE entry_id = ?', [id]);
  await until(async () => (await sealed()).length === 1, 'The entry is sealed');
}

test('a log that nobody touched verifies [calls-staff-1]', async () => {
  const links = await api.query('SELECT hash FROM audit_chain ORDER BY position');

  const answer = await verify(visitor);

  expect(links.length).toBeGreaterThanOrEqual(8);
  expect(answer).toEqual({
    ok: true,
    checked: links.length,
    sealed: links.length,
    unsealed: 0,
    next: null,
    broken: null,
    head: links.at(-1)?.['hash'],
  });
});

test.each([
  ['created_at', instant('2026-01-01 00:00:00.000')],
  ['action', 'auth.logout'],
  ['actor_user_id', 1],
  ['target_user_id', 999],
  ['request_ip', '203.0.113.9'],
  ['user_agent', 'Somebody else'],
  ['details', '{"reason":"another"}'],
  ['proof', 'made-up'],
  ['proof', null],
])('an entry whose %s is changed to %s is named [audit-log-page-6]', async (column, value) => {
  await api.query(`UPDATE audit_log SET ${column} = ? WHERE id = ?`, [value, entry]);

  const answer = await verify(visitor);

  expect(answer).toMatchObject({ ok: false, checked: position - 1, next: null });
  expect(answer.broken).toEqual({ entry_id: entry, kind: 'changed' });
});

test('health tells that the chain is broken, and where, until it is whole again [system-health-3]', async () => {
  const [row] = await api.query('SELECT action FROM audit_log WHERE id = ?', [entry]);
  await api.query("UPDATE audit_log SET action = 'auth.logout' WHERE id = ?", [entry]);
  await verify(visitor);

  const broken = await chainInHealth(visitor);
  await api.query('UPDATE audit_log SET action = ? WHERE id = ?', [String(row?.['action']), entry]);
  await verify(visitor);

  expect(broken).toMatchObject({
    ok: false,
    detail: `The audit chain is broken at entry ${entry}.`,
    fact: { key: 'chainBroken', params: { entry } },
  });
  expect(await chainInHealth(visitor)).toMatchObject({ ok: true });
});

test.each<[what: string, kind: string, spoil: () => Promise<unknown>]>([
  ['an entry removed', 'removed', () => api.query('DELETE FROM audit_log WHERE id = ?', [entry])],
  [
    'an entry given another id',
    'removed',
    async () =>
      api.query('UPDATE audit_log SET id = ? WHERE id = ?', [(await newestId()) + 5, entry]),
  ],
  [
    'a link that has the hash of another',
    'changed',
    () =>
      api.query(
        'UPDATE audit_chain SET hash = (SELECT hash FROM kept_chain WHERE position = 5) WHERE position = ?',
        [position],
      ),
  ],
  [
    'a link removed',
    'removed',
    () => api.query('DELETE FROM audit_chain WHERE position = ?', [position]),
  ],
])('%s is found as %s, also once more was sealed', async (_what, kind, spoil) => {
  await spoil();
  const atOnce = await verify(visitor);
  await sealAnother();

  expect([atOnce.broken, (await verify(visitor)).broken]).toEqual([
    { entry_id: entry, kind },
    { entry_id: entry, kind },
  ]);
});

test.each([
  ['without a proof', 'NULL'],
  ['with a proof made up', "'AAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB'"],
])('an entry inserted %s is never sealed, and named', async (_how, proof) => {
  await api.query(`INSERT INTO audit_log (${columns}) ${plainEntry}, ${proof}`);
  const inserted = await newestId();
  await sealAnother();

  expect((await verify(visitor)).broken).toEqual({ entry_id: inserted, kind: 'inserted' });
});

test('a copy of an entry is named, even where the rule that proofs occur once was taken away', async () => {
  const copy = `INSERT INTO audit_log (${columns}) SELECT ${columns} FROM kept_log WHERE id = ?`;
  const onTable = api.place.databaseUrl ? 'ON audit_log' : '';
  await api.query(`DROP INDEX audit_log_by_proof ${onTable}`);
  await api.query(copy, [entry]);
  const inserted = await newestId();
  await sealAnother();

  const { broken } = await verify(visitor);

  await api.query('DELETE FROM audit_log WHERE id = ?', [inserted]);
  await api.query('CREATE UNIQUE INDEX audit_log_by_proof ON audit_log (proof)');
  expect(broken).toEqual({ entry_id: inserted, kind: 'inserted' });
});

test('an entry inserted under an id below all others is named before a later change', async () => {
  await api.query(
    `INSERT INTO audit_log (id, ${columns}) ${plainEntry.replace('SELECT', 'SELECT -7,')}, NULL`,
  );
  await api.query('DELETE FROM audit_log WHERE id = ?', [entry]);

  expect((await verify(visitor)).broken).toEqual({ entry_id: -7, kind: 'inserted' });
});

test('an entry removed together with its link is found', async () => {
  await api.query('DELETE FROM audit_chain WHERE position = ?', [position]);
  await api.query('DELETE FROM audit_log WHERE id = ?', [entry]);

  const { broken, checked } = await verify(visitor);

  expect(broken).toMatchObject({ kind: 'removed' });
  expect(checked).toBe(position - 1);
});

test('whoever goes on from a position finds what comes after it', async () => {
  await api.query('DELETE FROM audit_log WHERE id = ?', [entry]);

  const before = await verify(visitor, position - 2);
  const after = await verify(visitor, position);

  expect(before.broken).toEqual({ entry_id: entry, kind: 'removed' });
  expect(after).toMatchObject({ ok: true, next: null });
});

test('a chain that is shorter than what was checked already is not fine', async () => {
  const { sealed } = await verify(visitor);

  expect(await verify(visitor, sealed)).toMatchObject({ ok: true, checked: sealed });
  const beyond = await verify(visitor, sealed + 1);
  expect(beyond).toMatchObject({ ok: false, broken: { kind: 'removed' } });
});

test('an end cut off from log and chain shows beside the log of the API', async () => {
  const before = await verify(visitor);
  await api.query('DELETE FROM audit_log WHERE id > ?', [entry]);
  await api.query('DELETE FROM audit_chain WHERE position > ?', [position]);

  const after = await verify(visitor);

  const said = await readFile(api.logFile, 'utf8');
  expect(said).toContain(`"position":${before.sealed},"head":"${before.head}"`);
  expect(after).toMatchObject({ ok: true, sealed: position });
  await sealAnother();
  expect(await readFile(api.logFile, 'utf8')).toContain('the end of the audit chain was cut off');
});

test('taking the proof off the last entry, or emptying the chain, opens it for nobody', async () => {
  await api.query('UPDATE audit_log SET proof = NULL WHERE id > ?', [entry]);
  await api.query('DELETE FROM audit_chain');
  await sealAnother();

  const { broken } = await verify(visitor);

  expect(broken).toMatchObject({ kind: 'inserted' });
  expect(broken?.entry_id).toBeGreaterThan(entry);
});

test('a change that nobody looks for is found once the API starts', async () => {
  await api.query("UPDATE audit_log SET action = 'auth.logout' WHERE id = ?", [entry]);
  await api.stop();
  await api.startAgain();
  const { visitor: reader } = await api.signedIn('admin');

  const isTold = async () => (await chainInHealth(reader))?.ok === false;
  await until(isTold, 'Health tells that the chain is broken');

  expect(await chainInHealth(reader)).toMatchObject({
    fact: { key: 'chainBroken', params: { entry } },
  });
});
