import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { type RunningSite, startSite } from '#infra/site/site.ts';
import { demoPassword, siteOrigin } from '#infra/test-servers/api-process.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { metricsAt, namesIn, namesUsedIn, valueOf } from '#tests/support/servers/metrics.ts';

/* A real site, as Prometheus and its visitors see it. */
let site: RunningSite;
let url = '';
let edge = '';
let api = '';

beforeAll(async () => {
  const [port, mailPort, metricsPort] = [await freePort(), await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'campbc-watched-site-'));
  await publishFirstRelease(dataDir);
  const environment = { PATH: process.env['PATH'], DEMO_PASSWORD: demoPassword };
  const addresses = { port, mailPort, metricsPort, publicUrl: siteOrigin };
  site = await startSite({ ...addresses, dataDir, environment });
  url = `http://127.0.0.1:${port}`;
  edge = `http://127.0.0.1:${metricsPort}/metrics`;
  api = `http://127.0.0.1:${metricsPort + 1}/metrics`;
});

afterAll(() => site.stop());

const signIn = (password: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteOrigin },
    body: JSON.stringify({ identifier: 'member', password }),
  });

test('calls are counted by route and refusal, never by path, and sign-ins by what came of them [calls-account-2]', async () => {
  await signIn('not this one');
  await signIn(demoPassword);
  for (const path of ['/api/users/1', '/api/users/2', '/api/tents/1', '/api/auth/me']) {
    await fetch(url + path);
  }

  const text = await metricsAt(api);

  const requests = (labels: object) => valueOf(text, 'campbc_api_requests_total', labels);
  const login = { method: 'POST', route: '/api/auth/login' };
  expect(requests({ ...login, status: '401' })).toBe(1);
  expect(requests({ ...login, status: '200' })).toBe(1);
  expect(requests({ method: 'GET', route: '/api/users/:id', status: '200' })).toBe(2);
  expect(requests({ method: 'other', route: 'other', status: '404' })).toBe(1);
  const me = { method: 'GET', route: '/api/auth/me' };
  expect(valueOf(text, 'campbc_api_request_duration_seconds_count', me)).toBe(1);
  expect(valueOf(text, 'campbc_api_refusals_total', { code: 'INVALID_CREDENTIALS' })).toBe(1);
  const signIns = (outcome: string) => valueOf(text, 'campbc_sign_ins_total', { outcome });
  expect(signIns('wrong_password')).toBe(1);
  expect(signIns('signed_in')).toBe(1);
  expect(signIns('locked')).toBe(0);
  expect(valueOf(text, 'campbc_database_up')).toBe(1);
  expect(text).not.toMatch(/users\/1|tents|Kim|127\.0\.0\.1/);
});

const watching = () =>
  /^## Watching$(.*?)^## /ms.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '';

const ours = (names: Set<string>) => [...names].filter((name) => name.startsWith('campbc_'));

test('rules, dashboard and manual name what is served, and the manual all of ours [calls-account-2]', async () => {
  const served = namesIn((await metricsAt(api)) + (await metricsAt(edge)));
  const files = ['infra/deploy/prometheus/campbc.rules.yml', 'infra/deploy/grafana/campbc.json'];
  const [rules = '', dashboard = ''] = files.map((file) => readFileSync(file, 'utf8'));
  const explained = namesUsedIn(watching());

  for (const used of [namesUsedIn(rules), namesUsedIn(dashboard)]) {
    expect(ours(used).length).toBeGreaterThan(10);
    expect([...used].filter((name) => !served.has(name))).toEqual([]);
  }
  expect(ours(explained).toSorted()).toEqual(ours(served).toSorted());
});

test('Prometheus finds nothing wrong with our metrics [calls-account-2]', async () => {
  const text = (await metricsAt(api)) + (await metricsAt(edge));
  const lines = text.split('\n').filter((line) => /^(# \w+ )?campbc_/.test(line));
  const apart = [...new Set(lines)];

  const lint = () =>
    execFileSync('promtool', ['check', 'metrics'], { input: `${apart.join('\n')}\n` });

  expect(lint).not.toThrow();
});
