import { built } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import { tokenOf } from '#tests/support/api/document-token.ts';
import { beginCanary, failures, loads, ReleaseSite } from '#tests/support/api/release-site.ts';

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
  const token = tokenOf(canary, { visitor: await site.regularVisitor() });
  await site.report('boot', { token, state: 'alive' });
  await site.newVisitor().post(path, { token, events });
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

test.each([
  ['one public address fetched', () => '198.51.100.7', true],
  ['one /48 fetched', (at: number) => `2001:db8:1:${at.toString(16)}::1`, true],
  ['newcomers fetched', (at: number) => `198.51.${at}.7`, false],
])(
  'twenty-one documents that %s do not end a canary, failing or slow [releases-1]',
  async (_who, ipOf, wereHere) => {
    const { canary, stable } = await beginCanary(site);
    await site.tell(...loads(30, stable, 300));
    const lies = [failures(1, canary), loads(1, canary, 60_000)];

    for (const [each, events] of lies.entries()) {
      for (let at = 0; at < 21; at += 1) {
        const ip = ipOf(21 * each + at);
        const visitor = wereHere ? await site.regularVisitor(ip) : undefined;
        const token = tokenOf(canary, { visitor });
        await site.report('boot', { token, state: 'alive' }, ip);
        await site.report('remotes', { token, events }, ip);
      }
    }

    await site.looksPass();
    expect(await hasCanary()).toBe(true);
  },
);

test('a canary of a shell that does not start ends by itself', async () => {
  const folders = [built({ name: 'shell', version: '2.0.0' })];
  const { generation } = await publish(site.publisher, { folders, by: 'bo', canary: 50 });
  const tokenIn = async (channel: string) =>
    tokenOf({ generation, channel }, { visitor: await site.regularVisitor() });

  for (let visit = 0; visit < 20; visit += 1) {
    await site.report('boot', { token: await tokenIn('stable'), state: 'alive' });
    await site.reportFailure(await tokenIn('shell'));
  }

  await until(
    async () => !(await site.liveDocument())?.canaries?.some(({ name }) => name === 'shell'),
    'The canary ends',
  );
  expect((await site.liveDocument())?.shell.version).toBe('1.0.0');
});
