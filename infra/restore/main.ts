import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { databaseOf } from '#infra/backup/database.ts';
import { BackupError, unseal } from '#infra/backup/sealed-file.ts';
import { placesIn } from '#infra/backup/settings.ts';

/*
 * Brings back what `npm run backup` keeps: `npm run restore -- FILE`, onto an empty database and an empty
 * data folder, with API and edge stopped. Nothing is touched before the file is known to be whole.
 */
const usage = 'npm run restore -- <file>   onto an empty database and an empty data folder';

/* What it writes, its owner alone may read; settings keep the rights that they had. */
process.umask(0o077);

try {
  const [file] = process.argv.slice(2);
  if (!file) throw new BackupError(usage);
  await restore(resolve(file));
  console.log('Restored. Start the API, then the edge.');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function restore(file: string): Promise<void> {
  const { dataDir, settingsDir, secret } = placesIn(process.env);
  const database = await databaseOf(process.env, dataDir);
  const folder = mkdtempSync(join(tmpdir(), 'campbc-restore-'));
  try {
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
    unpack(archive, { part: 'data', target: dataDir });
    await database.load(folder);
    if (settingsDir) unpackSettings(archive, settingsDir);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
