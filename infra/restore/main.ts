import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { databaseOf } from '#infra/backup/database.ts';
import { BackupError, unseal } from '#infra/backup/sealed-file.ts';
import { placesIn } from '#infra/backup/settings.ts';

/*
 * Brings back what `npm run backup` keeps: `npm run restore -- FILE`, onto an empty database and an empty
 * data folder, with API and edge stopped. Nothing is touched before the file is known to be whole.
 */
const usage = `npm run restore -- <file>              onto an empty database and an empty data folder
npm run restore -- --settings <file>   only the settings, into SETTINGS_DIR: the first step on a new machine
npm run restore -- --position <file>   where in the database's log of changes it was made`;

/* What it writes, its owner alone may read; settings keep the rights that they had. */
process.umask(0o077);

try {
  const [first = '', second = ''] = process.argv.slice(2);
  const parts = { '--settings': restoreSettings, '--position': positionIn };
  const part = Object.entries(parts).find(([option]) => option === first)?.[1] ?? restore;
  const file = part === restore ? first : second;
  if (!file) throw new BackupError(usage);
  console.log(await part(resolve(file)));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

/** Needs nothing but the file and its key. @returns what to tell. */
async function restoreSettings(file: string): Promise<string> {
  const { settingsDir, secret } = placesIn(process.env);
  if (!settingsDir) throw new BackupError('SETTINGS_DIR names the folder that they go to.');
  await inFolder(async (folder) => {
    const archive = join(folder, 'archive.tar.gz');
    await unseal(file, archive, secret);
    unpackSettings(archive, settingsDir);
  });
  return `The settings are in ${settingsDir}, but for those that were there. Look at their addresses and passwords.`;
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-restore-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What `--master-data` has put into the dump. */
async function positionIn(file: string): Promise<string> {
  const { secret } = placesIn(process.env);
  let found = '';
  await inFolder(async (folder) => {
    const archive = join(folder, 'archive.tar.gz');
    await unseal(file, archive, secret);
    unpack(archive, { part: 'database', target: folder });
    const head = readFileSync(join(folder, 'database.sql'), 'utf8').slice(0, 10_000);
    found = /MASTER_LOG_FILE='[^']*', MASTER_LOG_POS=\d+/.exec(head)?.[0] ?? '';
  });
  if (!found) throw new BackupError('It does not say: the database did not log, or did not tell.');
  return found;
}

async function restore(file: string): Promise<string> {
  const { dataDir, settingsDir, secret } = placesIn(process.env);
  const database = await databaseOf(process.env, dataDir);
  await inFolder(async (folder) => {
    const archive = join(folder, 'archive.tar.gz');
    await unseal(file, archive, secret);
    unpack(archive, { part: 'database', target: folder });
    if (!existsSync(join(folder, database.copy)))
      throw new BackupError('The back-up is of another kind of database than DATABASE_URL names.');
    if (!(await database.isEmpty()))
      throw new BackupError('The database is not empty. Nothing was touched.');
    if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
      throw new BackupError(`${dataDir} is not empty. Nothing was touched.`);
    mkdirSync(dataDir, { recursive: true });
    try {
      unpack(archive, { part: 'data', target: dataDir });
      await database.load(folder);
    } catch (error) {
      for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
      await database.clear().catch(() => undefined);
      throw error;
    }
    if (settingsDir) unpackSettings(archive, settingsDir);
  });
  return 'Restored. Start the API, then the edge.';
}

function unpack(archive: string, { part, target }: { part: string; target: string }): void {
  const options = ['--strip-components=1', '--skip-old-files', '--same-permissions'];
  execFileSync('tar', ['-xzf', archive, '-C', target, ...options, part]);
}

/** Settings that are there already stay. */
function unpackSettings(archive: string, settingsDir: string): void {
  const names = execFileSync('tar', ['-tzf', archive], { maxBuffer: 100_000_000 }).toString();
  if (!/^settings\//m.test(names)) return;
  if (!existsSync(settingsDir)) {
    mkdirSync(settingsDir, { recursive: true });
    chmodSync(settingsDir, 0o755);
  }
  unpack(archive, { part: 'settings', target: settingsDir });
}
