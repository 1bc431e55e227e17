import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { databaseOf } from './database.ts';
import { BackupError, seal } from './sealed-file.ts';
import { placesIn } from './settings.ts';

/*
 * Everything of a site in one encrypted file: `npm run backup -- FILE` (docs/decisions/0183-back-ups.md).
 * The site may run meanwhile.
 */
const usage = 'npm run backup -- <file>   everything of the site in one encrypted file';

/** What a restored site makes anew, or has in the copy of its database. */
const lastBackup = 'last-backup';
const leftOut = ['campbc.sqlite*', 'logs', 'mail', 'releases/incoming', 'packages', lastBackup];
/** tar's word for files that changed or went meanwhile: published ones never do. */
const someChanged = 1;

/* What it writes, its owner alone may read. */
process.umask(0o077);

try {
  const [file] = process.argv.slice(2);
  if (!file) throw new BackupError(usage);
  await backUp(resolve(file));
  /* The API tells Prometheus when that was. */
  writeFileSync(join(placesIn(process.env).dataDir, lastBackup), '');
  console.log(`${file}: ${(statSync(file).size / 1_000_000).toFixed(1)} MB`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function backUp(file: string): Promise<void> {
  const { dataDir, settingsDir, secret } = placesIn(process.env);
  mkdirSync(dirname(file), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'campbc-backup-'));
  try {
    mkdirSync(join(folder, 'database'));
    symlinkSync(dataDir, join(folder, 'data'));
    if (settingsDir) symlinkSync(settingsDir, join(folder, 'settings'));
    /* The database first: what it names in the release store is there by then, and stays. */
    const database = await databaseOf(process.env, dataDir);
    await database.save(join(folder, 'database'));
    const parts = ['database', 'data/.', ...(settingsDir ? ['settings/.'] : [])];
    const without = leftOut.map((each) => `--exclude=data/./${each}`);
    const tar = spawn('tar', ['-cz', '-C', folder, '--anchored', ...without, ...parts], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(tar, 'close');
    await seal(tar.stdout, file, secret);
    const [code] = (await ended) as [number | null];
    if (code === null || code > someChanged) {
      rmSync(file);
      throw new BackupError('tar failed, so there is no back-up.');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
