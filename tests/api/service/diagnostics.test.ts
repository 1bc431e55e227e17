import { expect, test } from '@jest/globals';
import { packageVersionOf } from '@camp/build/apps';
import type { Diagnosis } from '@camp/contracts/staff/diagnostics';
import { query, signedIn, underTest } from '#tests/support/api/api-under-test.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

const paths = { health: '/api/debug/health', ping: '/api/debug/db-ping' };

async function examined(visitor: Visitor, path: string): Promise<Diagnosis> {
  const { status, body } = await visitor.get(path);
  expect(status).toBe(200);
  return body as unknown as Diagnosis;
}

test.each(['admin', 'admin_jr'] as const)(
  'an %s sees everything the site leans on [system-health-1, calls-staff-1]',
  async (role) => {
    const { visitor } = await signedIn(role);

    const { checks, version } = await examined(visitor, paths.health);

    expect(version).toBe(packageVersionOf('.'));
    const isOnServers = underTest.databaseUrl !== '';
    const keptIn = isOnServers ? 'Redis' : 'the database';
    const database = isOnServers ? /^(MariaDB|MySQL) [\d.]+$/ : /^SQLite [\d.]+$/;
    expect(checks).toEqual([
      well('database', expect.stringMatching(database)),
      well('sessions', `Kept in ${keptIn}.`, keptIn === 'Redis' ? 'inRedis' : 'inDatabase'),
      well('mail_server', 'It accepts email.', 'mailTaken'),
      expect.objectContaining({
        name: 'mail_queue',
        detail: expect.stringMatching(/^\d+ waiting/),
      }),
      expect.objectContaining({ name: 'audit_chain' }),
      well('release', 'No signed releases here.', 'noReleases'),
    ]);
  },
);

/** The database's version is not a sentence and has no key. */
const well = (name: string, detail: unknown, key?: string) => ({
  name,
  ok: true,
  ms: expect.any(Number),
  detail,
  ...(key && { fact: { key } }),
});

test('the ping reads a row, and writes one that does not stay [system-health-1, calls-staff-1]', async () => {
  const { visitor } = await signedIn('admin');

  const diagnosis = await examined(visitor, paths.ping);

  expect(diagnosis).toEqual({
    ok: true,
    checks: [
      well('read', 'One row was read.', 'rowRead'),
      well('write', 'One row was written and undone.', 'rowWritten'),
    ],
    version: packageVersionOf('.'),
  });
  expect(await query("SELECT sid FROM server_sessions WHERE sid LIKE 'ping-%'")).toEqual([]);
});
