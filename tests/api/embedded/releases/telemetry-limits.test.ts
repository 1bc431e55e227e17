import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LimitedApi } from '#tests/support/api/limited-api.ts';
import { newPlace } from '#tests/support/api/new-place.ts';
import { telemetrySecret, tokenOf } from '#tests/support/api/document-token.ts';

const events = '/api/telemetry/remotes';
const boot = '/api/telemetry/boot';

let api: LimitedApi;

beforeAll(async () => {
  api = await LimitedApi.start({ TELEMETRY_SECRET: telemetrySecret });
});

afterAll(() => api.stop());

/** Makes 125 calls from one place; returns how many are taken, and how many are too many. */
async function takenOf(path: string, body: () => object, place: string) {
  const calls = Array.from({ length: 125 }, () => api.post(path, body(), place));
  const statuses = Map.groupBy(await Promise.all(calls), ({ status }) => status);
  return [statuses.get(204)?.length, statuses.get(429)?.length];
}

const told = { generation: 1, channel: 'stable' };

test('beacons of documents are never too many, invented ones soon are', async () => {
  const place = newPlace();
  const beacon = (token: string) => ({ token, state: 'alive' });

  expect(await takenOf(boot, () => beacon('invented'), place)).toEqual([120, 5]);
  expect(await takenOf(boot, () => beacon(tokenOf(told)), place)).toEqual([125, undefined]);
});

test('one place tells so much in a minute, events and violations apart', async () => {
  const place = newPlace();
  const loaded = { kind: 'loaded', remote: 'account', version: '1.0.0', ...told };
  const body = { events: [loaded] };

  expect(await takenOf(events, () => body, place)).toEqual([120, 5]);
  expect((await api.post('/api/telemetry/csp', body, place)).status).toBe(422);
});
