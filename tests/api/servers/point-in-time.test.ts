import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { until } from '#infra/test-servers/programs.ts';
import { queryDatabase } from '#tests/support/people/database.ts';

/** The commands of docs/operations.md: one finds the back-up's position in the log, the other replays from there. */
const [, findPosition = '', replay = ''] =
  /^```sh\n(.*--position.*)\n(mariadb-binlog[^`]*)```$/m.exec(
    readFileSync('docs/operations.md', 'utf8'),
  ) ?? [];

test('a database that logs is led from its back-up to the second before a mishap, as the page says [operation-2]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-moment-'));
  const database = await MariaDb.start(['--log-bin=binlog']);
  const databaseUrl = await database.createDatabase('campbc');
  const query = (sql: string) => queryDatabase({ dataDir: folder, databaseUrl }, sql);
  const now = async () => String((await query('SELECT CAST(NOW() AS CHAR) AS at'))[0]?.['at']);
  const key = await generateIdentity();
  const env = {
    PATH: process.env['PATH'],
    TZ: 'UTC',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    BACKUP_PUBLIC_KEY: await identityToRecipient(key),
    BACKUP_KEY_FILE: join(folder, 'key'),
  };
  const shell = async (text: string, more = {}) =>
    (await promisify(execFile)('sh', ['-ec', text], { env: { ...env, ...more } })).stdout;
  const [backup, node] = [join(folder, 'today.backup'), process.execPath];
  mkdirSync(env.DATA_DIR);
  writeFileSync(env.BACKUP_KEY_FILE, key);
  const write = (text: string) => query(`INSERT INTO notes VALUES (NULL, '${text}')`);
  await query('CREATE TABLE notes (id INT AUTO_INCREMENT PRIMARY KEY, text VARCHAR(20))');
  await write('in the back-up');
  await shell(`${node} infra/backup/main.ts ${backup}`);
  await write('after it');
  await query('FLUSH BINARY LOGS');
  await write('in the next log');
  const last = await now();
  await until(async () => (await now()) > last, 'The next second');
  const moment = await now();
  await query('DELETE FROM notes');

  await database.createDatabase('campbc');
  await shell(`${node} infra/backup/restore.ts ${backup}`, { DATA_DIR: join(folder, 'restored') });
  const restore = `${node} infra/backup/restore.ts $1 ${backup}`;
  const said = await shell(findPosition.replace(/^\S+ campbc restore (\S+) \S+/, restore));
  const [, position = ''] = /FILE='binlog.000001', MASTER_LOG_POS=(\d+)/.exec(said) ?? [];
  const [{ socket, log } = {}] = await query(
    'SELECT @@socket AS socket, @@log_bin_basename AS log',
  );
  await shell(
    replay
      .replace('POSITION', position)
      .replace('| mariadb ', `| mariadb --socket=${String(socket)} `)
      .replace(/"[\d :-]+"/, `"${moment}"`)
      .replaceAll(/\S+binlog\.00004([23])/g, (_path, digit) => `${String(log)}.00000${digit - 1}`),
  );

  const rows = await query('SELECT text FROM campbc.notes ORDER BY id');
  await database.stop();
  expect(rows.map(({ text }) => text)).toEqual(['in the back-up', 'after it', 'in the next log']);
});
