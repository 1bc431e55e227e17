import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { BillingApi, paymentKey } from '#tests/support/api/billing-api.ts';
import { until } from '#infra/test-servers/programs.ts';
import { timed } from '#tests/support/api/timed.ts';

/* An API of its own, with rows in SQLite in every mode: one run is enough. */
let api: BillingApi;

beforeAll(async () => {
  api = await BillingApi.start();
});

afterAll(() => api.stop());

beforeEach(() => api.provider.reset());

const rawError = { type: 'api_error', message: `boom at db7.internal with ${paymentKey}` };

const failures = [
  ['a refused key', { kind: 'error', status: 401, error: rawError }, /refuses our key/],
  ['a key that may not', { kind: 'error', status: 403, error: rawError }, /may not read/],
  ['too many calls', { kind: 'error', status: 429, error: rawError }, /too often/],
  ['an error of its own', { kind: 'error', status: 500, error: rawError }, /problem of its own/],
  ['a refused question', { kind: 'error', status: 400, error: rawError }, /rejected our request/],
  ['an error that is no object', { kind: 'raw', status: 500, body: '{"error":5}' }, /cannot read/],
  ['malformed JSON', { kind: 'raw', status: 200, body: '{"object": "list", "da' }, /cannot read/],
  ['a page of HTML', { kind: 'raw', status: 502, body: '<h1>Bad gateway</h1>' }, /cannot read/],
  ['a bare text', { kind: 'raw', status: 200, body: '"fine"' }, /cannot read/],
  ['null', { kind: 'raw', status: 200, body: 'null' }, /cannot read/],
  ['something else', { kind: 'raw', status: 200, body: '{"object":"balance"}' }, /cannot read/],
  [
    'a row of nothing',
    { kind: 'raw', status: 200, body: '{"data":[{}],"has_more":false}' },
    /cannot read/,
  ],
  ['a closed connection', { kind: 'hang_up' }, /cannot be reached/],
  ['no answer', { kind: 'hang' }, /did not answer in time/],
  ['an answer that trickles in', { kind: 'trickle' }, /did not answer in time/],
] as const;

test.each(failures)(
  '%s is said in words, by both calls, soon [billing-1]',
  async (_what, mood, words) => {
    api.provider.mood = mood;

    const [[health, healthMs], [sessions, sessionsMs]] = await Promise.all([
      timed(() => api.health()),
      timed(() => api.sessions()),
    ]);

    /* The limit is 2.9 s, and a busy machine is late. */
    expect(Math.max(healthMs, sessionsMs)).toBeLessThan(10_000);
    expect(health.status).toBe(200);
    const detail = expect.stringMatching(words);
    expect(health.body).toMatchObject({
      ok: false,
      configured: true,
      checks: [{ ok: false, detail }],
    });
    expect(sessions.status).toBe(503);
    expect(sessions.body).toMatchObject({ code: 'UNAVAILABLE', error: detail });
    expect(JSON.stringify([health.body, sessions.body])).not.toMatch(
      /127\.0\.0\.1|sk_test|internal/,
    );
  },
);

test('what is too late is not waited for behind the scenes either', async () => {
  api.provider.mood = { kind: 'trickle' };

  await api.sessions();

  await until(async () => api.provider.open.size === 0, 'The connection is cut');
  expect(api.provider.asked).toHaveLength(1);
});

test('a wrong key is refused by the provider, and one that was set right works', async () => {
  api.provider.key = 'sk_test_another';
  const wrong = await api.sessions();
  api.provider.key = paymentKey;

  const right = await api.sessions();

  expect(wrong.status).toBe(503);
  expect(right.status).toBe(200);
});

test('a provider that is gone cannot be reached, and works again when it is back', async () => {
  const { port } = api.provider;
  await api.provider.close();

  const gone = await api.health();

  expect(gone.body).toMatchObject({
    ok: false,
    checks: [{ detail: expect.stringMatching(/cannot be reached/) }],
  });
  await api.provider.listen(port);
  expect((await api.health()).body).toMatchObject({ ok: true });
});

test('neither the key nor what the provider said is logged', async () => {
  for (const status of [401, 500]) {
    api.provider.mood = { kind: 'error', status, error: rawError };
    await api.health();
    await api.sessions();
  }

  const log = await readFile(join(api.process.dataDir, 'logs/api.log'), 'utf8');
  expect(log).toContain('refuses our key');
  expect(log).not.toContain(paymentKey);
  expect(log).not.toContain('db7.internal');
});
