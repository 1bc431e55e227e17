import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newVisitor, past } from '#tests/support/api/api-under-test.ts';
import { until } from '#infra/test-servers/programs.ts';
import { type Canary, ReleaseSite, siteWithCanary } from '#tests/support/api/release-site.ts';

const path = '/api/telemetry/remotes';
const reports = '/api/telemetry/csp';
const longChannel = `remote-${'r'.repeat(250)}`;

let site: ReleaseSite;
let canary: Canary;

beforeAll(async () => {
  ({ site, canary } = await siteWithCanary());
});

afterAll(() => ReleaseSite.stopAll());

const loaded = (changes: object = {}) => ({ kind: 'loaded', ...canary.stable, ...changes });
const failed = (changes: object = {}) => ({
  kind: 'failed',
  phase: 'entry',
  reason: 'network',
  ...canary.canary,
  ...changes,
});

test('loads and failures are counted by what they are of [calls-account-2]', async () => {
  const events = [loaded({ load_ms: 412.5 }), loaded({ load_ms: 420 }), failed(), loaded()];

  const { status, metrics } = await site.counted(path, { events });

  expect(status).toBe(204);
  const account = { generation: canary.generation, app: 'remote-account' };
  const stable = { ...account, version: '1.0.0', channel: 'stable', kind: 'loaded' };
  expect(metrics).toEqual([
    { ...stable, phase: '', reason: '', load_ms: expect.any(Number), times: 2 },
    {
      ...account,
      version: canary.version,
      channel: 'remote-account',
      kind: 'failed',
      phase: 'entry',
      reason: 'network',
      load_ms: 0,
      times: 1,
    },
    { ...stable, phase: '', reason: '', load_ms: 0, times: 1 },
  ]);
});

test('two calls at once count both', async () => {
  await site.query('DELETE FROM release_signals');
  const events = [failed()];

  await Promise.all(Array.from({ length: 10 }, () => site.newVisitor().post(path, { events })));

  expect(await site.metrics()).toEqual([expect.objectContaining({ times: 10 })]);
});

test.each([
  ['text', { 'content-type': 'text/plain;charset=UTF-8' }],
  ['JSON', { 'content-type': 'application/json' }],
  [
    'text from a page that tells no origin',
    { 'content-type': 'text/plain', origin: 'null', 'sec-fetch-site': 'same-origin' },
  ],
])('a beacon of %s is counted', async (_kind, headers) => {
  const { status, metrics } = await site.counted(path, { events: [failed()] }, headers);

  expect([status, metrics.length]).toEqual([204, 1]);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['nowhere', { origin: 'null' }],
])('what comes from %s is refused', async (_what, headers) => {
  for (const address of [path, reports]) {
    const { status, metrics } = await site.counted(address, { events: [failed()] }, headers);
    expect([status, metrics]).toEqual([403, []]);
  }
});

test.each([
  ['a version that was never published', () => failed({ version: '9.9.9' })],
  ['the version of the other channel', () => failed({ channel: 'stable' })],
  ['a remote that there is not', () => loaded({ remote: 'bear' })],
  ['the shell', () => loaded({ remote: 'shell' })],
  ['a generation that there is not', () => loaded({ generation: 99 })],
  ['a canary where there was none', () => failed({ generation: 1 })],
  ['a canary of other apps', () => failed({ channel: 'remote-account+shell' })],
])('%s is dropped', async (_what, event) => {
  const { status, metrics } = await site.counted(path, { events: [event()] });

  expect([status, metrics]).toEqual([204, []]);
});

test('a page that was opened while there was one canary at most tells of that canary', async () => {
  const { metrics } = await site.counted(path, { events: [failed({ channel: 'canary' })] });

  expect(metrics).toEqual([expect.objectContaining({ channel: 'remote-account', times: 1 })]);
});

test('a reason that we do not know is another reason', async () => {
  const events = [failed({ reason: 'bear ate it' }), failed({ reason: undefined })];

  const { metrics } = await site.counted(path, { events });

  expect(metrics).toEqual([expect.objectContaining({ reason: 'other', times: 2 })]);
});

test.each([
  ['no events', () => ({ events: [] }), 422],
  ['twenty-one events', () => ({ events: Array.from({ length: 21 }, () => failed()) }), 422],
  ['no list', () => ({ events: {} }), 422],
  ['nothing', () => 'null', 400],
  ['an event of another kind', () => ({ events: [failed({ kind: 'eaten' })] }), 422],
  ['an unknown phase', () => ({ events: [failed({ phase: 'lunch' })] }), 422],
  ['an unknown channel', () => ({ events: [failed({ channel: 'beta' })] }), 422],
  ['a very long channel', () => ({ events: [failed({ channel: longChannel })] }), 422],
  ['a text for a number', () => ({ events: [loaded({ generation: '1' })] }), 422],
  ['a load before it began', () => ({ events: [loaded({ load_ms: -1 })] }), 422],
  ['a very long name', () => ({ events: [loaded({ remote: 'r'.repeat(51) })] }), 422],
  ['a very long reason', () => ({ events: [failed({ reason: 'r'.repeat(201) })] }), 422],
  ['no JSON', () => '{"events": [', 400],
  ['too much', () => ({ events: [], more: 'm'.repeat(17 * 1_024) }), 413],
])('%s is refused, and nothing is counted', async (_what, body, expected) => {
  const { status, metrics } = await site.counted(path, body());

  expect([status, metrics]).toEqual([expected, []]);
});

test('once an hour has its fill of counters, those that exist go on counting', async () => {
  await site.counted(path, { events: [failed()] });
  const columns = 'hour, generation, app, version, channel, kind, phase, reason, load_ms, times';
  for (let doubled = 0; doubled < 13; doubled += 1) {
    await site.query(
      `INSERT INTO release_signals (${columns})
      SELECT hour, generation, app, version, channel, kind, phase, reason,
        load_ms + (SELECT most FROM (SELECT MAX(load_ms) + 1 AS most FROM release_signals) AS m), 1
      FROM release_signals`,
    );
  }
  const count = async () => (await site.metrics()).length;
  const before = await count();

  await site.newVisitor().post(path, { events: [failed(), loaded({ load_ms: 7 })] });

  expect(await count()).toBe(before);
  expect((await site.metrics())[0]).toMatchObject({ times: 2 });
  await site.query('DELETE FROM release_signals');
});

test('what was told a month ago is forgotten', async () => {
  await site.counted(path, { events: [failed()] });
  await site.query('UPDATE release_signals SET hour = ?', [past]);
  await site.newVisitor().post(path, { events: [failed()] });
  expect(await site.metrics()).toHaveLength(2);

  await ReleaseSite.start({}, site);

  await until(async () => (await site.metrics()).length === 1, 'The old hour is gone');
});

test('where no releases are kept nothing is counted', async () => {
  const { status } = await newVisitor().post(path, { events: [loaded()] });

  expect(status).toBe(204);
});
