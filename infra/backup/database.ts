import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  createReadStream,
  createWriteStream,
  existsSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './sealed-file.ts';

const sqliteFile = 'campbc.sqlite';

export interface Database {
  /** Name of the copy inside a back-up; other kinds of database cannot read it. */
  copy: string;
  save: (folder: string) => Promise<void>;
  isEmpty: () => Promise<boolean>;
  load: (folder: string) => Promise<void>;
  /** Removes what a failed load has left in it. */
  clear: () => Promise<void>;
}

/** Finds the database that the API's settings name; in a cluster the first node that answers. */
export async function databaseOf(
  environment: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<Database> {
  const setting = environment['DATABASE_OWNER_URL'] || environment['DATABASE_URL'];
  if (!setting) return embedded(join(dataDir, sqliteFile));
  /* Each address is whole, so a password may have a comma. */
  const nodes = setting.split(/,(?=\w+:\/\/)/).map((address) => new URL(address));
  return server(await firstThatAnswers(nodes));
}

/** A single node is not asked: its own error says what is wrong. */
async function firstThatAnswers(nodes: readonly URL[]): Promise<URL> {
  for (const node of nodes.slice(0, -1)) {
    const answer = run(node, '', {
      args: ['--connect-timeout=5', '-e', 'SELECT 1'],
      isQuiet: true,
    });
    if (await answer.catch(() => null)) return node;
  }
  return nodes.at(-1) as URL;
}

/** A database in one file. The copy shows a single moment, even if others write meanwhile. */
function embedded(file: string): Database {
  return {
    copy: sqliteFile,
    async save(folder) {
      if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`);
      const database = new DatabaseSync(file, { timeout: 10_000 });
      database.prepare('VACUUM INTO ?').run(join(folder, sqliteFile));
      database.close();
    },
    isEmpty: async () => !existsSync(file),
    async load(folder) {
      cpSync(join(folder, sqliteFile), file);
      /* In an older back-up others may read it. */
      chmodSync(file, 0o600);
    },
    clear: async () => rmSync(file, { force: true }),
  };
}

/** MariaDB or MySQL, through its own programs; one transaction reads all tables at a single moment. */
function server(address: URL): Database {
  const name = decodeURIComponent(address.pathname.slice(1));
  const copy = 'database.sql';
  const options = ['--single-transaction', '--quick', '--hex-blob', '--skip-lock-tables'];
  return {
    copy,
    async save(folder) {
      const position = (await tellsPosition(address)) ? ['--master-data=2'] : [];
      const args = [...options, ...position, name];
      await run(address, 'dump', { args, output: join(folder, copy) });
    },
    async isEmpty() {
      const question = `SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = DATABASE()`;
      const said = await run(address, '', { args: ['-N', '-e', question, name] });
      return said.trim() === '0';
    },
    async load(folder) {
      await run(address, '', { args: [name], input: join(folder, copy) });
    },
    async clear() {
      const list = `SELECT CONCAT('DROP TABLE \`', table_name, '\`;') FROM information_schema.tables
        WHERE table_schema = DATABASE()`;
      const drops = await run(address, '', { args: ['-N', '-e', list, name] });
      await run(address, '', { args: ['-e', `SET foreign_key_checks = 0; ${drops}`, name] });
    },
  };
}

/** True if the database logs what changes, and lets this user see its position in that log. */
async function tellsPosition(address: URL): Promise<boolean> {
  const asked = { args: ['-N', '-e', 'SHOW MASTER STATUS'], isQuiet: true };
  return (await run(address, '', asked).catch(() => '')).trim() !== '';
}

interface Run {
  args: string[];
  input?: string;
  output?: string;
  /** True if errors are not shown. */
  isQuiet?: boolean;
}

/** Runs the client or `dump`. @returns what it said, where that goes into no file. @throws when it fails. */
async function run(
  address: URL,
  program: 'dump' | '',
  { args, input, output, isQuiet = false }: Run,
) {
  const [command, ...others] =
    program === 'dump' ? ['mariadb-dump', 'mysqldump'] : ['mariadb', 'mysql'];
  const found = [command ?? '', ...others].find(
    (each) => spawnSync(each, ['--version']).status === 0,
  );
  if (!found) throw new BackupError(`Install ${command}, the database's own program.`);
  const place = [`--host=${address.hostname}`, `--port=${address.port || 3306}`];
  const user = `--user=${decodeURIComponent(address.username)}`;
  const session = ['--no-defaults', '--protocol=tcp', '--default-character-set=utf8mb4'];
  const how = [...session, ...place, ...tlsOf(address, found), user];
  const child = spawn(found, [...how, ...args], {
    /* Not among the arguments, which every user of the machine can read. */
    env: { ...process.env, MYSQL_PWD: decodeURIComponent(address.password) },
    stdio: ['pipe', 'pipe', isQuiet ? 'ignore' : 'inherit'],
  });
  const ended = once(child, 'close');
  let said = '';
  const listening = output
    ? pipeline(child.stdout, createWriteStream(output, { mode: 0o600 }))
    : Promise.resolve(child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString())));
  /* A program that stopped reading says itself why. */
  if (input) await pipeline(createReadStream(input), child.stdin).catch(ignoreEnd);
  else child.stdin.end();
  await listening;
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new BackupError(failureOf(found, input));
  return said;
}

const nothingStays = 'Nothing of the back-up stays in database and data folder.';

const failureOf = (program: string, input = '') =>
  input ? `${program} failed. ${nothingStays}` : `${program} failed.`;

function ignoreEnd(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** TLS options for an address (docs/operations.md), as the programs of MariaDB or MySQL name them. */
function tlsOf({ searchParams }: URL, program: string): string[] {
  const mode = searchParams.get('ssl-mode') ?? 'REQUIRED';
  const isAsked = searchParams.has('ssl-mode') || searchParams.get('ssl') === 'true';
  if (!isAsked || mode === 'DISABLED') return [];
  const authorities = searchParams.get('ssl-ca');
  const ca = authorities ? [`--ssl-ca=${authorities}`] : [];
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (/mariadb/i.test(stdout)) return ['--ssl', '--ssl-verify-server-cert', ...ca];
  return [`--ssl-mode=${mode === 'VERIFY_CA' ? mode : 'VERIFY_IDENTITY'}`, ...ca];
}
