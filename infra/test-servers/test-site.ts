import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#infra/site/ports.ts';
import { noteSettings } from './noted-secrets.ts';
import { publishFirstRelease } from './first-release.ts';
import { startSite } from '#infra/site/site.ts';
import { demoPassword } from './api-process.ts';

export interface TestSite {
  url: string;
  inboxUrl: string;
  dataDir: string;
  demoPassword: string;
  stop: () => Promise<void>;
  /** Starts it again where it was. */
  start: () => Promise<void>;
}

const maxTries = 4;

/** A whole site as `npm start` brings it up, on free ports, over a new data folder. */
export async function startTestSite(environment: NodeJS.ProcessEnv = {}): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campbc-site-'));
  await publishFirstRelease(dataDir);
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOnFreePorts(dataDir, environment);
    } catch (error) {
      /* Another test of the run may take a port between our finding it free and using it. */
      if (tries === maxTries || !/already in use/.test(String(error))) throw error;
    }
  }
}

async function startOnFreePorts(
  dataDir: string,
  environment: NodeJS.ProcessEnv,
): Promise<TestSite> {
  const [port, mailPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const settings = {
    port,
    mailPort,
    dataDir,
    publicUrl: url,
    environment: {
      PATH: process.env['PATH'],
      DEMO_PASSWORD: demoPassword,
      /* Every browser of the run comes from one address. */
      RATE_LIMIT_FACTOR: '1000',
      /* People of tests must be able to sign in on a busy machine. */
      HASHING_NICENESS: '0',
      ...environment,
    },
  };
  let running = await startSite(settings);
  noteSettings({ ...running.secrets });
  return {
    url,
    inboxUrl: `http://localhost:${mailPort}`,
    dataDir,
    demoPassword,
    stop: () => running.stop(),
    async start() {
      running = await startSite(settings);
    },
  };
}
