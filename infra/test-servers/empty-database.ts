import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleOf } from '@camp/build/services';

const databaseFile = 'campbc.sqlite';

/** Settings that what a first start writes depends on. */
const decisive = ['DATABASE_URL', 'SESSION_SECRET', 'SECRETS_KEY', 'DEMO_PASSWORD'];

interface NewData {
  dataDir: string;
  /** Settings of the test; the rest is the same for all. */
  environment: NodeJS.ProcessEnv;
  /** Starts an API over a data folder, and ends it once it is ready. */
  startOnce: (dataDir: string) => Promise<unknown>;
}

/**
 * Puts into a data folder what a first start would make there: the tables, the places and the demo accounts. One API
 * of a build makes it; hundreds of a run copy it. Leaves alone a folder that has a database, and an API that is set
 * up in another way.
 */
export async function fillEmptyDatabase(data: NewData): Promise<void> {
  const file = join(data.dataDir, databaseFile);
  if (existsSync(file) || decisive.some((name) => data.environment[name])) return;
  const template = join(tmpdir(), `campbc-empty-${fingerprint()}.sqlite`);
  if (!existsSync(template)) await make(template, data.startOnce);
  await cp(template, file);
}

/** Changes with the service. */
function fingerprint(): string {
  const sources = join(bundleOf('api'), '../sources.txt');
  return createHash('sha256').update(readFileSync(sources)).digest('hex').slice(0, 20);
}

async function make(template: string, startOnce: NewData['startOnce']): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'campbc-empty-'));
  await startOnce(folder);
  /* Another process may have been faster; its file is as good. */
  await rename(join(folder, databaseFile), template);
  await rm(folder, { recursive: true });
}
