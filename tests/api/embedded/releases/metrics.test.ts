import { afterAll, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import { failures, publishFirst, ReleaseSite } from '#tests/support/api/release-site.ts';
import { metricsAt, valueOf } from '#tests/support/servers/metrics.ts';

afterAll(() => ReleaseSite.stopAll());

test('metrics tell of failures that documents of ours prove, and of changes of what is live [calls-account-2]', async () => {
  const site = await ReleaseSite.start();
  const { generation, remotes } = await publishFirst(site.publisher);
  const version = remotes['account']?.version ?? '';
  const told = { generation, remote: 'account', version, channel: 'stable' };

  await site.tell(...failures(2, told), ...failures(1, { ...told, remote: 'made-up' }));
  const unproven = { events: failures(1, told) };
  await site.newVisitor().post('/api/telemetry/remotes', unproven);

  const metrics = () => metricsAt(`http://127.0.0.1:${site.metricsPort}/metrics`);
  const published = { action: 'release.published' };
  const isOnRecord = async () =>
    valueOf(await metrics(), 'campbc_release_changes_total', published) === 1;
  await until(isOnRecord, 'The release is on record');
  const text = await metrics();
  const failed = { app: 'remote-account', phase: 'render' };
  expect(valueOf(text, 'campbc_remote_failures_total', failed)).toBe(2);
  expect(text).not.toContain('made-up');
});
