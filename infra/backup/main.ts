import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { databaseOf } from './database.ts';
import { BackupError, seal } from './sealed-file.ts';
import { leftOutFile, secretData, secretsOf } from './secrets.ts';
import { placesIn, publicKeysIn } from './settings.ts';

/*
 * Everything of a site but its secrets in one encrypted file: `npm run backup -- FILE`
 * (docs/decisions/operations.md#0183). The site may run meanwhile.
 */
const usage = `npm run backup -- <file>             database, releases and data in one encrypted file, without secrets
npm run backup -- --secrets <file>   settings and keys in another one: once, and after each change of them`;

/** Files that a restored site makes again, or has in the copy of its database. */
const lastBackup = 'last-backup';
const leftOut = ['campbc.sqlite*', 'logs', 'mail', 'releases/incoming', 'packages', lastBackup];
/** tar's word for files that changed or went meanwhile: published ones never do. */
const someChanged = 1;

/* Only the owner may read what it writes. */
process.umask(0o077);

try {
  const [first = '', second = ''] = process.argv.slice(2);
  const isOfSecrets = first === '--secrets';
  const file = isOfSecrets ? second : first;
  if (!file) throw new BackupError(usage);
  await (isOfSecrets ? backUpSecrets : backUp)(resolve(file));
  console.log(`${file}: ${(statSync(file).size / 1_000_000).toFixed(1)} MB`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function backUp(file: string): Promise<void> {
  const { dataDir } = placesIn(process.env);
  const publicKeys = publicKeysIn(process.env);
  await inFolder(async (folder) => {
    mkdirSync(join(folder, 'database'));
    /* The database first: what it names in the release store is there by then, and stays. */
    const database = await databaseOf(process.env, dataDir);
    await database.save(join(folder, 'database'));
    writeFileSync(join(folder, leftOutFile), JSON.stringify(secretsOf(placesIn(process.env))));
    const without = [...leftOut, ...secretData].map((each) => `--exclude=data/./${each}`);
    await pack(folder, {
      parts: [...without, 'database', leftOutFile, 'data/.'],
      file,
      publicKeys,
    });
  });
  /* The API reports to Prometheus when that was. */
  writeFileSync(join(dataDir, lastBackup), '');
}

async function backUpSecrets(file: string): Promise<void> {
  const { dataDir, settingsDir } = placesIn(process.env);
  const publicKeys = publicKeysIn(process.env);
  const ofData = secretData.filter((name) => existsSync(join(dataDir, name)));
  const parts = [...(settingsDir ? ['settings/.'] : []), ...ofData.map((name) => `data/./${name}`)];
  if (parts.length === 0)
    throw new BackupError('There are none. Does SETTINGS_DIR name the settings?');
  await inFolder((folder) => pack(folder, { parts, file, publicKeys }));
}

/** A folder for one back-up, from which the site's own are reached. */
async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const { dataDir, settingsDir } = placesIn(process.env);
  const folder = mkdtempSync(join(tmpdir(), 'campbc-backup-'));
  try {
    symlinkSync(dataDir, join(folder, 'data'));
    if (settingsDir) symlinkSync(settingsDir, join(folder, 'settings'));
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface PackOptions {
  parts: string[];
  file: string;
  publicKeys: string[];
}

async function pack(folder: string, { parts, file, publicKeys }: PackOptions): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const tar = spawn('tar', ['-cz', '-C', folder, '--anchored', ...parts], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(tar, 'close');
  await seal(tar.stdout, file, publicKeys);
  const [code] = (await ended) as [number | null];
  if (code !== null && code <= someChanged) return;
  rmSync(file);
  throw new BackupError('tar failed, so there is no back-up.');
}
