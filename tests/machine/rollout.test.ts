import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rollOut, unitCalled } from '#infra/package/on-server/rolling-restart.ts';
import { type SmallCluster, startSmallCluster } from '#tests/support/servers/cluster.ts';
import { type Outcome, whileBrowsing } from '#tests/support/servers/visitors.ts';

let cluster: SmallCluster;

beforeAll(async () => {
  cluster = await startSmallCluster();
}, 180_000);

afterAll(() => cluster.stop(), 60_000);

const people = 8;

function tell(what: string, { requests, failedReads, failedChanges }: Outcome) {
  const failed = failedReads + failedChanges;
  const share = ((100 * failed) / requests).toFixed(2);
  console.log(
    `${what}: ${requests} requests, ${failed} failed (${share} %; ${failedReads} only read)`,
  );
}

test('restarting every API and edge one after the other under load fails no request', async () => {
  const units = [...cluster.edges, ...cluster.apis].map(({ name }) => unitCalled(name));
  const told: string[] = [];

  const outcome = await whileBrowsing(cluster.url, {
    people,
    during: () => rollOut({ units, restart: cluster.restart, tell: (line) => told.push(line) }),
  });

  tell('Rollout', outcome);
  expect(told).toHaveLength(4);
  expect(outcome.requests).toBeGreaterThan(200);
  expect(outcome).toMatchObject({ failedReads: 0, failedChanges: 0 });
}, 240_000);

test.each([
  ['killed', 'SIGKILL'],
  ['told to end', 'SIGTERM'],
  ['frozen', 'SIGSTOP'],
] as const)(
  'while an API is %s, everybody reads on, and nobody reads a failure',
  async (what, signal) => {
    const [api] = cluster.apis;
    if (!api) throw new Error('There is no API.');

    const outcome = await whileBrowsing(cluster.url, {
      people,
      async during(readOn) {
        api.kill(signal);
        await readOn(20);
        api.kill('SIGCONT');
        await api.ready();
      },
    });

    tell(`An API ${what}`, outcome);
    expect(outcome).toMatchObject({ failedReads: 0, stillFailing: 0 });
    /* A change that had arrived may have been made: it is never sent again. */
    expect(outcome.failedChanges).toBeLessThanOrEqual(signal === 'SIGTERM' ? 0 : people);
  },
  120_000,
);
