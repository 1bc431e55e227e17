import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { verifyLive } from '@camp/release/maintain/verify';
import {
  act,
  beginCanary,
  failures,
  listReleases,
  loads,
  ReleaseSite,
} from '#tests/support/api/release-site.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

let site: ReleaseSite;
let admin: { id: number; username: string; visitor: Visitor };

beforeAll(async () => {
  /* No canary ends by itself here. */
  site = await ReleaseSite.published({ RELEASE_BUDGET_MS: '600000' });
  admin = await site.signedIn('admin');
});

afterAll(() => ReleaseSite.stopAll());

const bodies = (seen: number) =>
  Object.entries({
    rollback: { seen, generation: 1 },
    'rollback-app': { seen, app: 'remote-account' },
    promote: { seen },
    'end-canary': { seen, canary: 'remote-account' },
  });

const ended = { name: 'remote-account', change: 'ended' };

const liveGeneration = async () => (await site.liveDocument())?.generation;

/** Returns the audit entries of an action taken while a generation was live. */
async function recordOf(action: string, was: number) {
  const rows = await site.audited(action);
  return rows.filter(({ details }) => (details as { was: number }).was === was);
}

test.each(['mod', 'admin_jr'] as const)(
  'a %s changes nothing, and trying is on record [releases-1]',
  async (role) => {
    const { generation } = await beginCanary(site);
    const { id, visitor } = await site.signedIn(role);

    for (const [action, body] of bodies(generation)) {
      const answer = await act(visitor, action, body);
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }

    expect(await liveGeneration()).toBe(generation);
    const refused = await site.audited('staff.action_refused');
    expect(refused.filter(({ actor }) => actor === id)).toHaveLength(4);
    const readable = role === 'admin_jr' ? 200 : 403;
    for (const path of ['', '/canaries', `/${generation}/health`]) {
      expect((await visitor.get(`/api/admin/releases${path}`)).status).toBe(readable);
    }
  },
);

test.each([
  ['rollback', {}, 'seen'],
  ['rollback', { seen: 2 }, 'generation'],
  ['rollback', { seen: 2, generation: 0 }, 'generation'],
  ['rollback', { seen: 2, generation: '1' }, 'generation'],
  ['rollback', { seen: 1.5, generation: 1 }, 'seen'],
  ['rollback-app', { seen: 1 }, 'app'],
  ['rollback-app', { seen: 1, app: '' }, 'app'],
  ['rollback-app', { seen: 1, app: 'shell', version: 'v'.repeat(81) }, 'version'],
  ['promote', { seen: null }, 'seen'],
  ['promote', { seen: 1, canary: 'beta' }, 'canary'],
  ['promote', { seen: -1 }, 'seen'],
  ['end-canary', { seen: '2' }, 'seen'],
])('%s with %j is refused', async (action, body, field) => {
  const answer = await act(admin.visitor, action, body);

  expect(answer.status).toBe(422);
  expect(answer.body).toHaveProperty(`fields.${field}`);
});

test('what was decided about a release that is live no more is not done [releases-1]', async () => {
  const { generation } = await beginCanary(site);

  for (const [action, body] of bodies(generation - 1)) {
    expect(await act(admin.visitor, action, body)).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        error: 'Another release has gone live in the meantime. Look at it, then decide again.',
      },
    });
  }

  expect(await liveGeneration()).toBe(generation);
});

test('who may act is told to each', async () => {
  const { visitor } = await site.signedIn('admin_jr');

  expect((await listReleases(admin.visitor)).acting).toBe('allowed');
  expect((await listReleases(visitor)).acting).toBe('admins-only');
});

test('an admin rolls back, and it is live, signed and on record [releases-1, calls-staff-1]', async () => {
  const { generation } = await beginCanary(site);
  const now = generation + 1;

  const { status, body } = await act(admin.visitor, 'rollback', {
    seen: generation,
    generation: 1,
  });

  expect(status).toBe(200);
  expect(body['live']).toMatchObject({
    generation: now,
    by: admin.username,
    canaries: [],
    canary_changes: [ended],
  });
  const live = await verifyLive(site.publisher);
  expect(live).toMatchObject({ generation: now, by: admin.username });
  expect(live.canaries).toBeUndefined();
  expect(await recordOf('release.rollback', generation)).toEqual([
    { actor: admin.id, details: { back_to: 1, was: generation, now } },
  ]);

  const nothingNew = await act(admin.visitor, 'rollback', { seen: now, generation: 1 });
  expect(nothingNew).toMatchObject({
    status: 409,
    body: { error: 'Everyone has this content already.' },
  });
  const unknown = await act(admin.visitor, 'rollback', { seen: now, generation: 9_999 });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(await recordOf('release.rollback', now)).toEqual([]);
});

test('a canary that fails has one number everywhere, and the dashboard says it [releases-2]', async () => {
  const { canary, stable } = await beginCanary(site);
  await site.tell(...loads(30, stable), ...loads(3, canary), ...failures(19, canary));

  const { body: figures } = await admin.visitor.get('/api/admin/dashboard');
  const { body: health } = await admin.visitor.get('/api/admin/releases/canaries');

  expect((figures['release'] as { failing: unknown }).failing).toEqual([
    {
      state: 'canary',
      reason: 'failures',
      apps: ['remote-account'],
      visitors: 22,
      failures: 19,
    },
  ]);
  expect(health['canaries']).toMatchObject([
    { canary: { loads: 3, failures: 19 }, budget: 'failures' },
  ]);
});

test('the canary is promoted, and then there is none to end [releases-1]', async () => {
  const { generation, version } = await beginCanary(site);
  const now = generation + 1;

  const { status, body } = await act(admin.visitor, 'promote', { seen: generation });

  expect(status).toBe(200);
  expect(body['live']).toMatchObject({
    generation: now,
    canaries: [],
    canary_changes: [ended],
  });
  expect((await verifyLive(site.publisher)).remotes['account']?.version).toBe(version);
  expect(await recordOf('release.promote', generation)).toEqual([
    { actor: admin.id, details: { canary: 'remote-account', was: generation, now } },
  ]);
  const none = await act(admin.visitor, 'end-canary', { seen: now });
  expect(none).toMatchObject({ status: 409, body: { error: 'There is no canary.' } });
});

test('a canary is ended, and everybody has what most had [releases-1]', async () => {
  const { generation, stable } = await beginCanary(site);
  const now = generation + 1;

  const { status } = await act(admin.visitor, 'end-canary', { seen: generation });

  expect(status).toBe(200);
  expect((await verifyLive(site.publisher)).remotes['account']?.version).toBe(stable.version);
  expect(await recordOf('release.canary_end', generation)).toEqual([
    { actor: admin.id, details: { canary: 'remote-account', was: generation, now } },
  ]);
});
