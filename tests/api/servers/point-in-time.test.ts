import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { until } from '#infra/test-servers/programs.ts';
import { queryDatabase } from '#tests/support/api/database.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'campbc-moment-'));
const backup = join(folder, 'today.backup');

/** The commands of docs/operations.md that lead a restored database to a moment: where it is, and what follows. */
const commands = /^```sh\n(.*--position.*)\n(mariadb-binlog[^`]*)```$/m
  .exec(readFileSync('docs/operations.md', 'utf8'))
  ?.slice(1);

let database: MariaDb;
let DATABASE_URL: string;

beforeAll(async () => {
  database = await MariaDb.start(['--log-bin=binlog', '--sync-binlog=1']);
  DATABASE_URL = await database.createDatabase('campbc');
});

afterAll(() => database.stop());

const query = (sql: string) => queryDatabase({ dataDir: folder, databaseUrl: DATABASE_URL }, sql);
const now = async () => String((await query('SELECT CAST(NOW() AS CHAR) AS at'))[0]?.['at']);

test('a database that logs is led from its back-up to the second before a mishap, as the page says', async () => {
  const key = await generateIdentity();
  const DATA_DIR = join(folder, 'data');
  mkdirSync(DATA_DIR);
  writeFileSync(join(folder, 'key'), key);
  const [{ socket = '', log = '' } = {}] = await query(
    'SELECT @@socket AS socket, @@log_bin_basename AS log',
  );
  const env = {
    PATH: process.env['PATH'],
    TZ: 'UTC',
    DATABASE_URL,
    BACKUP_PUBLIC_KEY: await identityToRecipient(key),
    BACKUP_KEY_FILE: join(folder, 'key'),
  };
  const shell = async (text = '', more = {}) =>
    (await run('sh', ['-ec', text], { env: { ...env, ...more } })).stdout.trim();
  const node = process.execPath;
  await query('CREATE TABLE notes (id INT AUTO_INCREMENT PRIMARY KEY, text VARCHAR(20))');
  await query("INSERT INTO notes (text) VALUES ('in the back-up')");
  await shell(`${node} infra/backup/main.ts ${backup}`, { DATA_DIR });
  await query("INSERT INTO notes (text) VALUES ('after it')");
  await query('FLUSH BINARY LOGS');
  await query("INSERT INTO notes (text) VALUES ('in the next log')");
  const last = await now();
  await until(async () => (await now()) > last, 'The next second');
  const moment = await now();
  await query('DELETE FROM notes');

  await database.createDatabase('campbc');
  await shell(`${node} infra/restore/main.ts ${backup}`, { DATA_DIR: join(folder, 'restored') });
  const [positionCommand = '', replay = ''] = commands ?? [];
  const said = await shell(
    positionCommand.replace(
      /^\S+ campbc restore (\S+) \S+/,
      `${node} infra/restore/main.ts $1 ${backup}`,
    ),
  );
  const [, file = '', position = ''] = /FILE='([^']*)', MASTER_LOG_POS=(\d+)/.exec(said) ?? [];
  const logs = [
    file,
    file.replace(/\d+$/, (number) => String(Number(number) + 1).padStart(6, '0')),
  ];
  await shell(
    replay
      .replace('POSITION', position)
      .replace('| mariadb ', `| mariadb --socket=${String(socket)} `)
      .replace(/"[\d :-]+"/, `"${moment}"`)
      .replace(
        /(?:\/\S+binlog\.\d+ ?)+/,
        `${logs.map((name) => join(String(log), '..', name)).join(' ')} `,
      ),
  );

  const rows = await query('SELECT text FROM campbc.notes ORDER BY id');
  expect(rows.map(({ text }) => text)).toEqual(['in the back-up', 'after it', 'in the next log']);
});
