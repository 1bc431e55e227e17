import { built } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import {
  beginCanary,
  failures,
  loads,
  ReleaseSite,
  tokenOf,
} from '#tests/support/api/release-site.ts';

const path = '/api/telemetry/remotes';

let site: ReleaseSite;

beforeAll(async () => {
  site = await ReleaseSite.published();
});

afterAll(() => ReleaseSite.stopAll());

const hasCanary = async () => ((await site.liveDocument())?.canaries ?? []).length > 0;

const canaryIsOver = () => until(async () => !(await hasCanary()), 'The canary ends');

test('twenty failures in one call do not end a canary, whether they carry a token or not', async () => {
  const { canary } = await beginCanary(site);
  const events = failures(20, canary);

  await site.newVisitor().post(path, { events });
  await site.newVisitor().post(path, { token: tokenOf(canary), events });
  await site.looksPass();
  expect(await hasCanary()).toBe(true);
  await site.tell(...failures(19, canary));

  await canaryIsOver();
});

test('twelve hundred invented successes do not keep a canary that fails', async () => {
  const { canary } = await beginCanary(site);
  const token = tokenOf(canary);
  for (let call = 0; call < 60; call += 1) {
    await site.newVisitor().post(path, { token, events: loads(20, canary) });
  }

  await site.tell(...failures(20, canary));

  await canaryIsOver();
  expect((await site.liveDocument())?.by).toBe('error budget');
});

test('twenty documents that one public address fetched do not end a canary', async () => {
  const { canary } = await beginCanary(site);
  const headers = { 'x-forwarded-for': '198.51.100.7' };

  for (let lie = 0; lie < 40; lie += 1) {
    const body = { token: tokenOf(canary), events: failures(1, canary) };
    await site.newVisitor().post(path, body, { headers });
  }

  await site.looksPass();
  expect(await hasCanary()).toBe(true);
});

test('a canary of a shell that does not start ends by itself', async () => {
  const folders = [built({ name: 'shell', version: '2.0.0' })];
  const { generation } = await publish(site.publisher, { folders, by: 'bo', canary: 50 });
  const of = (channel: string) => tokenOf({ generation, channel });
  const tell = (channel: string, state: string) =>
    site.newVisitor().post('/api/telemetry/boot', { token: of(channel), state });

  for (let visit = 0; visit < 20; visit += 1) {
    await tell('stable', 'alive');
    await tell('shell', 'failed');
  }

  await until(
    async () => !(await site.liveDocument())?.canaries?.some(({ name }) => name === 'shell'),
    'The canary ends',
  );
  expect((await site.liveDocument())?.shell.version).toBe('1.0.0');
});
