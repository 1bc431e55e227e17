import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compileCache, testSecrets } from '#infra/test-servers/api-process.ts';
import type { DatabasePlace } from '#tests/support/people/database.ts';

const run = promisify(execFile);

const data = 'packages/places/data';

/** Runs `npm run places` on a site's database; returns its output and whether it succeeded. */
export async function placesCommand(
  { dataDir, databaseUrl = '' }: DatabasePlace,
  ...args: string[]
): Promise<{ isOk: boolean; said: string }> {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const env = { ...process.env, ...testSecrets, ...settings, NODE_COMPILE_CACHE: compileCache };
  try {
    const command = ['infra/site/run-with-settings.ts', 'services/api/src/places.ts', ...args];
    const { stdout } = await run(process.execPath, command, { env, maxBuffer: 10_000_000 });
    return { isOk: true, said: stdout.trim() };
  } catch (error) {
    return { isOk: false, said: (error as { stderr: string }).stderr.trim() };
  }
}

/** A row of a file of the open data; tests change some of its facts. */
export type Row = Record<string, unknown> & { id: string };

/** Makes a folder with the open data, in which one file is changed. */
export function changedData(file: string, change: (rows: Row[]) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-places-'));
  for (const name of new Set(['campgrounds.json', 'towns.json', 'sources.json', file]))
    cpSync(join(data, name), join(folder, name));
  const rows = JSON.parse(readFileSync(join(data, file), 'utf8')) as Row[];
  const changed = change(rows);
  writeFileSync(
    join(folder, file),
    typeof changed === 'string' ? changed : JSON.stringify(changed),
  );
  return folder;
}

/** Replaces facts of one of the rows. */
export const withFacts =
  (id: string, facts: Record<string, unknown>) =>
  (rows: Row[]): Row[] =>
    rows.map((row) => (row.id === id ? { ...row, ...facts } : row));
