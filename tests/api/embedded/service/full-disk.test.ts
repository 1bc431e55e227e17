import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { siteOrigin, testSecrets } from '#infra/test-servers/api-process.ts';
import { until } from '#infra/test-servers/programs.ts';
import { newMember } from '#tests/support/api/api-under-test.ts';
import { Visitor } from '#tests/support/api/visitor.ts';

/* A disk of its own, which only this process sees and every user may mount (user_namespaces(7)). */
const onItsOwnDisk =
  'mount -t tmpfs -o size=24m tmpfs "$DATA_DIR" && exec "$0" services/api/src/server.ts > "$DATA_DIR/api.log" 2>&1';

let api: Awaited<ReturnType<typeof startApi>>;

async function startApi() {
  const dataDir = await mkdtemp(join(tmpdir(), 'campbc-full-'));
  const port = await freePort();
  const namespace = ['--user', '--map-root-user', '--mount'];
  const child = spawn('unshare', [...namespace, 'sh', '-c', onItsOwnDisk, process.execPath], {
    env: {
      PATH: process.env['PATH'],
      API_PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: siteOrigin,
      REQUIRE_EMAIL_VERIFICATION: 'false',
      RATE_LIMIT_FACTOR: '1000',
      ...testSecrets,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/readyz`)).ok, 'The API is ready');
  return { child, url, disk: `/proc/${child.pid}/root${dataDir}` };
}

beforeAll(async () => {
  api = await startApi();
});

afterAll(async () => {
  const ended = once(api.child, 'exit');
  api.child.kill('SIGTERM');
  await ended;
});

const filler = () => join(api.disk, 'filler');

function fillDisk(): void {
  const file = openSync(filler(), 'a');
  for (const size of [65_536, 4_096, 1]) {
    try {
      while (writeSync(file, Buffer.alloc(size)) > 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
}

const readyz = async () => (await fetch(`${api.url}/readyz`)).status;
const register = (visitor = new Visitor(api.url)) =>
  visitor.post('/api/auth/register', newMember());

test('on a full disk every call is answered, changes by 503 and when to come back, and room is all it takes [calls-account-2, error-catalogue-3]', async () => {
  const member = new Visitor(api.url);
  expect((await register(member)).status).toBe(200);

  fillDisk();

  const answers = [];
  for (let times = 0; times < 20; times += 1) {
    answers.push(await register(), await member.get('/api/auth/me'));
  }
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(10);
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('5');
  /* Its earlier answer counts for a second. */
  await until(async () => (await readyz()) === 503, 'The API is not ready');
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);

  rmSync(filler());

  await until(async () => (await readyz()) === 200, 'The API is ready again');
  expect((await register()).status).toBe(200);
  expect((await member.get('/api/auth/me')).status).toBe(200);
  await until(async () => /auth\/me.*completed"}\n$/s.test(readLog()), 'The log goes on');
});

const readLog = () => readFileSync(join(api.disk, 'api.log'), 'utf8');
