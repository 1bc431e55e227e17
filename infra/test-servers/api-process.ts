import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServices, bundleOf } from '@camp/build/services';
import { freePort } from '#infra/site/ports.ts';
import { ServiceProcess } from '#infra/site/service-process.ts';
import { fillEmptyDatabase } from './empty-database.ts';
import { noteSettings } from './noted-secrets.ts';
import { until } from './programs.ts';

export interface ApiProcess {
  url: string;
  dataDir: string;
  service: ServiceProcess;
}

/** Settings that a test may choose; the rest is made up for the run. */
export interface ApiSettings {
  dataDir?: string;
  port?: number;
  environment?: NodeJS.ProcessEnv;
  writesItsLog?: boolean;
}

/** Compiled modules, kept from one start to the next: a run starts dozens of these. */
export const compileCache = join(tmpdir(), 'campbc-compile-cache');

export const siteOrigin = 'http://localhost:8080';
export const testSecrets = {
  SESSION_SECRET: 'session-secret-of-a-test-run-only-0001',
  SECRETS_KEY: 'secrets-key-of-a-test-run-only-0000001',
};

export const demoPassword = 'Lantern-Creek-2207';

/** Starts the real API as a process of its own and waits until it is ready. */
export async function startApi(settings: ApiSettings = {}): Promise<ApiProcess> {
  await buildServices();
  const { environment = {} } = settings;
  const dataDir = settings.dataDir ?? (await mkdtemp(join(tmpdir(), 'campbc-api-')));
  await fillEmptyDatabase({ dataDir, environment, startOnce });
  return run({ ...settings, dataDir });
}

/** Starts an API over an empty folder, and ends it once it is ready. */
async function startOnce(dataDir: string): Promise<void> {
  const { service } = await run({ dataDir });
  await service.stop();
}

async function run(settings: ApiSettings & { dataDir: string }): Promise<ApiProcess> {
  const { environment = {}, dataDir } = settings;
  const port = settings.port ?? (await freePort());
  const given = {
    PATH: process.env['PATH'],
    API_PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: siteOrigin,
    ...testSecrets,
    DEMO_PASSWORD: demoPassword,
    RATE_LIMIT_FACTOR: '1000',
    /* People of tests must be able to sign in on a busy machine. */
    HASHING_NICENESS: '0',
    NODE_COMPILE_CACHE: compileCache,
    ...environment,
  };
  noteSettings(given);
  const service = await ServiceProcess.start({
    name: 'api',
    script: bundleOf('api'),
    logFolder: join(dataDir, 'logs'),
    environment: given,
    writesItsLog: settings.writesItsLog,
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/readyz`)).ok, 'The API is ready');
  return { url, dataDir, service };
}
