import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { ServiceProcess } from '#infra/site/service-process.ts';
import { until } from '#infra/test-servers/programs.ts';

/** An API that restarts when a file changes, as under `npm run dev`: here a file of its own, which imports it. */
async function watchedApi() {
  const dataDir = mkdtempSync(join(tmpdir(), 'campbc-watched-'));
  const script = join(dataDir, 'server.mjs');
  writeFileSync(script, `import '${pathToFileURL('services/api/src/server.ts').href}';`);
  const port = await freePort();
  const startedAt = performance.now();
  const service = await ServiceProcess.start({
    name: 'api',
    script,
    logFolder: dataDir,
    nodeOptions: ['--watch'],
    environment: {
      PATH: process.env['PATH'],
      API_PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://localhost:8080',
      SESSION_SECRET: 'session-secret-of-a-test-run-only-0001',
      SECRETS_KEY: 'secrets-key-of-a-test-run-only-0000001',
    },
  });
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  await until(answers, 'The API answers');
  return { port, answers, service, script, startMs: performance.now() - startedAt };
}

test('a change has the API answering again in 2 s, though somebody holds a connection open', async () => {
  const api = await watchedApi();

  /* Other tests may keep the machine busy for a while, and starting the first time, too. */
  let quickest = Infinity;
  for (let tries = 0; tries < 5 && quickest >= limitMs(api); tries += 1) {
    quickest = Math.min(quickest, await restart(api));
  }
  await api.service.stop();

  expect(quickest).toBeLessThan(limitMs(api));
});

type WatchedApi = Awaited<ReturnType<typeof watchedApi>>;

const limitMs = ({ startMs }: WatchedApi) => Math.max(2_000, 1.5 * startMs);

/** From a change to the first answer after it, in milliseconds. */
async function restart({ port, answers, script }: WatchedApi): Promise<number> {
  const silent = connect(port, '127.0.0.1');
  silent.on('error', () => undefined);
  const changedAt = performance.now();
  utimesSync(script, new Date(), new Date());
  await until(async () => !(await answers().catch(() => false)), 'The API stops');
  await until(answers, 'The API answers again');
  silent.destroy();
  return performance.now() - changedAt;
}
