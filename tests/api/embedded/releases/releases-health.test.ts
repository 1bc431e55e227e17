import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  beginCanary,
  failures,
  listReleases,
  loads,
  ReleaseSite,
} from '#tests/support/api/release-site.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

let site: ReleaseSite;
let visitor: Visitor;

beforeAll(async () => {
  site = await ReleaseSite.published();
  visitor = (await site.signedIn('admin_jr')).visitor;
});

afterAll(() => ReleaseSite.stopAll());

test('the health of a generation names every app and what failed', async () => {
  const { generation, canary, stable, version } = await beginCanary(site);
  await site.tell(...failures(3, canary));

  const { status, body } = await visitor.get(`/api/admin/releases/${generation}/health`);

  expect(status).toBe(200);
  const none = { loads: 0, failures: 0, p75_ms: null, failed: [], violations: [] };
  expect(body).toEqual({
    builds: [
      { name: 'shell', version: '1.0.0', channel: 'stable', ...none },
      { name: 'remote-account', version: stable.version, channel: 'stable', ...none },
      {
        ...none,
        name: 'remote-account',
        version,
        channel: 'remote-account',
        failures: 3,
        failed: [{ phase: 'render', reason: 'threw', count: 3 }],
      },
    ],
    unattributed: [],
  });
});

test('the list tells what each build was served and how often it failed, the canary’s too', async () => {
  const { canary, stable, version } = await beginCanary(site);
  await site.tell(...loads(4, stable), ...loads(2, canary), ...failures(1, canary));

  const { live } = await listReleases(visitor);

  expect(live?.builds).toContainEqual(
    expect.objectContaining({ name: 'remote-account', version: stable.version, loads: 4 }),
  );
  expect(live?.canaries[0]?.builds).toEqual([
    { name: 'remote-account', version, loads: 2, failures: 1 },
  ]);
});

test.each([
  ['9999', 404],
  ['0', 422],
  ['x', 422],
])('there is no health of generation %s', async (asked, status) => {
  expect((await visitor.get(`/api/admin/releases/${asked}/health`)).status).toBe(status);
});
