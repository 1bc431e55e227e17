import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { built } from '@camp/release/built-app.fixture';
import { verifyLive } from '@camp/release/maintain/verify';
import { publish } from '@camp/release/publish/publish';
import {
  account,
  act,
  beginCanary,
  listReleases,
  ReleaseSite,
} from '#tests/support/api/release-site.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

let site: ReleaseSite;
let admin: { id: number; visitor: Visitor };

beforeAll(async () => {
  /* No canary ends by itself here. */
  site = await ReleaseSite.published({ RELEASE_BUDGET_MS: '600000' });
  admin = await site.signedIn('admin');
});

afterAll(() => ReleaseSite.stopAll());

test('a canary that a hotfix went past is not promoted, and that is told before', async () => {
  await beginCanary(site);
  const folders = [account('1.0.9')];
  const { generation: seen } = await publish(site.publisher, { folders, by: 'ana' });
  const { live } = await listReleases(admin.visitor);

  const answer = await act(admin.visitor, 'promote', { seen, canary: 'remote-account' });

  expect(live?.canaries).toMatchObject([{ outdated: ['remote-account'] }]);
  expect(answer.status).toBe(409);
  expect(answer.body['error']).toContain(
    'remote-account 1.0.9 was published since this canary began.',
  );
  expect((await site.liveDocument())?.generation).toBe(seen);
});

test('one app is rolled back, the others stay, and that is on record [releases-1]', async () => {
  const folders = [built({ name: 'remote-public', version: '8.0.0' })];
  await publish(site.publisher, { folders: [account('8.0.0')], by: 'ana' });
  await publish(site.publisher, { folders: [account('8.1.0')], by: 'ana' });
  const { generation: seen } = await publish(site.publisher, { folders, by: 'cy' });
  const app = 'remote-account';

  const { status } = await act(admin.visitor, 'rollback-app', { seen, app });

  expect(status).toBe(200);
  const live = await verifyLive(site.publisher);
  expect(live.remotes).toMatchObject({
    account: { version: '8.0.0' },
    public: { version: '8.0.0' },
  });
  const details = { app, version: '8.0.0', was: seen, now: seen + 1 };
  expect(await site.audited('release.rollback_app')).toEqual([{ actor: admin.id, details }]);
  const unknown = { seen: seen + 1, app, version: '9.9.9' };
  expect(await act(admin.visitor, 'rollback-app', unknown)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
});
