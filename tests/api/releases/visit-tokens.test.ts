import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { tokenOf } from '#tests/support/api/document-token.ts';
import {
  type Canary,
  failures,
  loads,
  ReleaseSite,
  siteWithCanary,
} from '#tests/support/api/release-site.ts';

const remotes = '/api/telemetry/remotes';
const boot = '/api/telemetry/boot';
const twoHoursMs = 7_200_000;

let site: ReleaseSite;
let canary: Canary;

beforeAll(async () => {
  ({ site, canary } = await siteWithCanary());
});

afterAll(() => ReleaseSite.stopAll());

beforeEach(async () => {
  await site.query('DELETE FROM release_signals');
  await site.query('DELETE FROM visit_outcomes');
});

async function send(address: string, body: object, ip = '127.0.0.1'): Promise<void> {
  const headers = { 'x-forwarded-for': ip };
  const { status } = await site.newVisitor().post(address, body, { headers });
  expect(status).toBe(204);
}

const outcomes = () =>
  site.query('SELECT generation, channel, app, state FROM visit_outcomes ORDER BY id');

const timesCounted = async () => (await site.metrics()).map(({ kind, times }) => [kind, times]);

const accountOf = (channel: string, state: string) => ({
  generation: canary.generation,
  channel,
  app: 'remote-account',
  state,
});

test('what one document repeats counts once', async () => {
  const token = tokenOf(canary.canary);

  await send(remotes, { token, events: failures(20, canary.canary) });
  await send(remotes, { token, events: failures(20, canary.canary) });

  expect(await timesCounted()).toEqual([['failed', 1]]);
  expect(await outcomes()).toEqual([accountOf('remote-account', 'failed')]);
});

test('a visitor with many documents counts as one', async () => {
  for (let document = 0; document < 3; document += 1) {
    const token = tokenOf(canary.canary, { visitor: 'one-visitor-only' });
    await send(remotes, { token, events: loads(1, canary.canary) });
  }

  expect(await timesCounted()).toEqual([['loaded', 3]]);
  expect(await outcomes()).toEqual([accountOf('remote-account', 'fine')]);
});

test('many visitors at one public address count as one, at a shared one as many', async () => {
  const visit = () => ({ token: tokenOf(canary.canary), events: failures(1, canary.canary) });

  for (const ip of ['198.51.100.7', '198.51.100.7', '198.51.100.8'])
    await send(remotes, visit(), ip);
  expect(await outcomes()).toHaveLength(2);
  for (const ip of ['10.0.0.1', '10.0.0.1', '127.0.0.1']) await send(remotes, visit(), ip);

  expect(await outcomes()).toHaveLength(5);
});

test('the first visitor at an address speaks for it, and what others tell changes nothing', async () => {
  const ip = '198.51.100.7';

  await send(remotes, { token: tokenOf(canary.canary), events: loads(1, canary.canary) }, ip);
  await send(remotes, { token: tokenOf(canary.canary), events: failures(1, canary.canary) }, ip);

  expect(await outcomes()).toEqual([accountOf('remote-account', 'fine')]);
});

test('a failure stays, whatever follows from the same visitor', async () => {
  const of = () => tokenOf(canary.canary, { visitor: 'one-visitor-only' });

  await send(remotes, { token: of(), events: loads(1, canary.canary) });
  await send(remotes, { token: of(), events: failures(1, canary.canary) });
  await send(remotes, { token: of(), events: loads(1, canary.canary) });

  expect(await outcomes()).toEqual([accountOf('remote-account', 'failed')]);
});

test('the token says which release was served, and not the body', async () => {
  const events = failures(1, { ...canary.canary, generation: 1 });

  await send(remotes, { token: tokenOf(canary.canary), events });

  expect(await outcomes()).toEqual([accountOf('remote-account', 'failed')]);
});

test.each([
  ['no token', () => undefined],
  ['a made-up token', () => `${canary.generation}.canary.a.b.t3k2xc.AAAAAAAAAAAAAAAAAAAAAA`],
  ['an old token', () => tokenOf(canary.canary, { at: Date.now() - twoHoursMs })],
])('with %s events are history, and nobody is judged by them', async (_what, token) => {
  await send(remotes, { token: token(), events: failures(20, canary.canary) });

  expect(await timesCounted()).toEqual([['failed', 20]]);
  expect(await outcomes()).toEqual([]);
});

const shellOf = (state: string) => ({ ...accountOf('remote-account', state), app: 'shell' });

test('a shell that starts is first served, then fine, and its time is kept', async () => {
  const token = tokenOf(canary.canary);

  await send(boot, { token, state: 'served' });
  expect([await outcomes(), await site.metrics()]).toEqual([[shellOf('served')], []]);
  await send(boot, { token, state: 'alive', load_ms: 320 });

  expect(await outcomes()).toEqual([shellOf('fine')]);
  expect(await site.metrics()).toEqual([
    {
      generation: canary.generation,
      app: 'shell',
      version: '1.0.0',
      channel: 'remote-account',
      kind: 'loaded',
      phase: '',
      reason: '',
      load_ms: expect.any(Number),
      times: 1,
    },
  ]);
});

test('a shell that does not start has failed at boot [calls-account-2]', async () => {
  const token = tokenOf(canary.canary);

  await send(boot, { token, state: 'served' });
  await send(boot, { token, state: 'failed', reason: 'timeout' });
  await send(boot, { token, state: 'alive' });

  expect(await outcomes()).toEqual([shellOf('failed')]);
  expect((await site.metrics())[0]).toMatchObject({ phase: 'boot', reason: 'timeout', times: 1 });
});

test('who leaves before the shell could start says nothing about it', async () => {
  const token = tokenOf(canary.canary);

  await send(boot, { token, state: 'served' });
  await send(boot, { token, state: 'left' });

  expect(await outcomes()).toEqual([]);
});

test('beacons that arrive in another order are understood', async () => {
  const token = tokenOf(canary.canary);

  await send(boot, { token, state: 'alive' });
  await send(boot, { token, state: 'served' });

  expect(await outcomes()).toEqual([shellOf('fine')]);
});

test.each([
  ['no token', { state: 'alive' }, 422],
  ['an unknown state', { token: 'x', state: 'eaten' }, 422],
  ['a token of nobody', { token: 'x', state: 'failed' }, 204],
  ['a start before it began', { token: 'x', state: 'alive', load_ms: -1 }, 422],
])('a beacon with %s counts nothing', async (_what, body, expected) => {
  const { status } = await site.newVisitor().post(boot, body);

  expect(status).toBe(expected);
  expect([await outcomes(), await site.metrics()]).toEqual([[], []]);
});
