import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { type RunningSite, startSite } from '#infra/site/site.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { startNginx } from '#infra/test-servers/nginx.ts';
import { until } from '#infra/test-servers/programs.ts';
import { ask } from '#tests/support/servers/nginx.ts';

/* nginx, edge and API, each with its log. */
const dataDir = mkdtempSync(join(tmpdir(), 'campbc-request-ids-'));
let url = '';
let httpUrl = '';
let site: RunningSite;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  const [httpPort, httpsPort, edgePort] = [await freePort(), await freePort(), await freePort()];
  url = `https://localhost:${httpsPort}`;
  httpUrl = `http://localhost:${httpPort}`;
  await publishFirstRelease(dataDir);
  site = await startSite({
    port: edgePort,
    mailPort: await freePort(),
    dataDir,
    publicUrl: url,
    environment: { PATH: process.env['PATH'], TRUSTED_PROXIES: '127.0.0.1, ::1' },
  });
  nginx = await startNginx({ httpPort, httpsPort, edgePorts: [edgePort], dataDir });
});

afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

type Line = Record<string, unknown> & { req?: { id?: string } };

/** Returns the lines of a service about one request, once there are so many. */
async function linesOf(service: 'api' | 'edge', id: unknown, count = 1): Promise<Line[]> {
  const file = join(dataDir, `logs/${service}.log`);
  let found: Line[] = [];
  await until(async () => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    found = lines.map((line) => JSON.parse(line) as Line).filter(({ req }) => req?.id === id);
    return found.length >= count;
  }, `${count} lines of ${service}`);
  return found;
}

/** nginx writes its line when the answer has left. */
const nginxTells = (id: unknown) =>
  until(() => Promise.resolve(nginx.logged().includes(`"id":"${String(id)}"`)), 'A line of nginx');

const madeByNginx = expect.stringMatching(/^[0-9a-f]{32}$/);

test('one id leads from nginx through edge and API to the answer and every log [calls-1]', async () => {
  const { status, headers, body } = await ask(`${url}/api/auth/login?token=of-a-mail`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'x-request-id': 'chosen-by-me' },
    body: JSON.stringify({ identifier: 'nobody@mail.example', password: 'Wrong-guess-1' }),
  });

  expect(status).toBe(401);
  const id = headers['x-request-id'];
  expect(id).toEqual(madeByNginx);
  expect(JSON.parse(body)).toMatchObject({ requestId: id });
  const req = { id, method: 'POST', path: '/api/auth/login' };
  expect(await linesOf('edge', id)).toEqual([
    expect.objectContaining({
      req,
      api: { address: expect.any(String), responseTime: expect.any(Number) },
    }),
  ]);
  expect(await linesOf('api', id)).toEqual([
    expect.objectContaining({
      req,
      refusal: expect.objectContaining({ code: 'INVALID_CREDENTIALS' }),
    }),
  ]);
  await nginxTells(id);
});

test('what leads from plain HTTP to HTTPS has an id as well', async () => {
  const answer = await fetch(`${httpUrl}/about`, { redirect: 'manual' });

  expect(answer.headers.get('x-request-id')).toEqual(madeByNginx);
});
