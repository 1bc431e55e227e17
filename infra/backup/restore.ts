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
import { leftOutFile, missingSecrets, secretData } from '#infra/backup/secrets.ts';
import { keyIn, type Places, placesIn } from '#infra/backup/settings.ts';

/*
 * Brings back what `npm run backup` keeps: `npm run restore -- FILE`, onto an empty database and an empty
 * data folder, with API and edge stopped. Nothing is touched before the file is known to be whole.
 */
const usage = `npm run restore -- <file>              onto an empty database and an empty data folder
npm run restore -- --secrets <file>    settings and keys, from their own file: the first step on a new machine
npm run restore -- --position <file>   where in the database's log of changes it was made`;

/* Only the owner may read what it writes; settings keep their earlier rights. */
process.umask(0o077);

try {
  const [first = '', second = ''] = process.argv.slice(2);
  const parts = { '--secrets': restoreSecrets, '--position': positionIn };
  const part = Object.entries(parts).find(([option]) => option === first)?.[1] ?? restore;
  const file = part === restore ? first : second;
  if (!file) throw new BackupError(usage);
  console.log(await part(resolve(file)));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

/** Needs nothing but the file and its key; what is there already stays. @returns the message to print. */
async function restoreSecrets(file: string): Promise<string> {
  const { dataDir, settingsDir } = placesIn(process.env);
  if (!settingsDir) throw new BackupError('SETTINGS_DIR names the folder that they go to.');
  await inFolder(async (folder) => {
    const archive = join(folder, 'archive.tar.gz');
    await unseal(file, archive, keyIn(process.env));
    unpackSettings(archive, settingsDir);
    const ofData = secretData.map((name) => `data/./${name}`);
    const parts = ofData.filter((part) => namesIn(archive).some((name) => isBelow(name, part)));
    if (parts.length > 0) mkdirSync(dataDir, { recursive: true });
    for (const part of parts) unpack(archive, { part, target: dataDir });
  });
  return `The settings are in ${settingsDir}, but for those that were there. Look at their addresses and passwords.`;
}

function isBelow(name: string, part: string): boolean {
  return name === part || name.startsWith(`${part}/`);
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-restore-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Finds the position in the log that `--master-data` wrote into the dump. */
async function positionIn(file: string): Promise<string> {
  let found = '';
  await inFolder(async (folder) => {
    const archive = join(folder, 'archive.tar.gz');
    await unseal(file, archive, keyIn(process.env));
    unpack(archive, { part: 'database', target: folder });
    const head = readFileSync(join(folder, 'database.sql'), 'utf8').slice(0, 10_000);
    found = /MASTER_LOG_FILE='[^']*', MASTER_LOG_POS=\d+/.exec(head)?.[0] ?? '';
  });
  if (!found) throw new BackupError('It does not say: the database did not log, or did not tell.');
  return found;
}

async function restore(file: string): Promise<string> {
  const places = placesIn(process.env);
  const { dataDir, settingsDir } = places;
  let missing = '';
  const database = await databaseOf(process.env, dataDir);
  await inFolder(async (folder) => {
    const archive = join(folder, 'archive.tar.gz');
    await unseal(file, archive, keyIn(process.env));
    unpack(archive, { part: 'database', target: folder });
    if (!existsSync(join(folder, database.copy)))
      throw new BackupError('The back-up is of another kind of database than DATABASE_URL names.');
    if (!(await database.isEmpty()))
      throw new BackupError('The database is not empty. Nothing was touched.');
    if (filesIn(dataDir).length > 0)
      throw new BackupError(`${dataDir} is not empty. Nothing was touched.`);
    mkdirSync(dataDir, { recursive: true });
    try {
      unpack(archive, { part: 'data', target: dataDir });
      await database.load(folder);
    } catch (error) {
      for (const name of filesIn(dataDir)) rmSync(join(dataDir, name), { recursive: true });
      await database.clear().catch(() => undefined);
      throw error;
    }
    if (settingsDir) unpackSettings(archive, settingsDir);
    missing = toldBy(archive, places);
  });
  return [missing, 'Restored. Start the API, then the edge.'].filter(Boolean).join('\n');
}

/** Names in the data folder, except secrets, which are restored first. */
function filesIn(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir).filter((name) => !secretData.includes(name));
}

/** Names secrets that the back-up left out and this site lacks. Older back-ups hold the settings: nothing to name. */
function toldBy(archive: string, places: Places): string {
  if (!namesIn(archive).includes(leftOutFile)) return '';
  const text = execFileSync('tar', ['-xzOf', archive, leftOutFile], { encoding: 'utf8' });
  return missingSecrets(JSON.parse(text) as Record<string, string>, places);
}

function unpack(archive: string, { part, target }: { part: string; target: string }): void {
  const options = ['--strip-components=1', '--skip-old-files', '--same-permissions'];
  execFileSync('tar', ['-xzf', archive, '-C', target, ...options, part]);
}

function namesIn(archive: string): string[] {
  const options = { encoding: 'utf8', maxBuffer: 100_000_000 } as const;
  return execFileSync('tar', ['-tzf', archive], options).split('\n');
}

/** Settings that are there already stay. */
function unpackSettings(archive: string, settingsDir: string): void {
  if (!namesIn(archive).some((name) => name.startsWith('settings/'))) return;
  if (!existsSync(settingsDir)) {
    mkdirSync(settingsDir, { recursive: true });
    chmodSync(settingsDir, 0o755);
  }
  unpack(archive, { part: 'settings', target: settingsDir });
}
