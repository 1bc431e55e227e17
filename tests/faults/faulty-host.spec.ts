import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { areas, FaultScene, type RemoteName, triedIn } from '#tests/support/browser/fault-scene.ts';
import { errorsOfFaults, type Failure, FaultVisit } from '#tests/support/browser/fault-visit.ts';
import type { HostFault } from '#tests/support/servers/faulty-host.ts';

/* The fault matrix, second half: hosts that fail. One after the other, for they share a site. */
test.describe.configure({ mode: 'default' });

let scene: FaultScene;
const live = new Map<RemoteName, string>();

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  scene = await FaultScene.start(browser);
  for (const { remote } of areas) live.set(remote, await scene.publishWhole(remote));
});

test.afterEach(async () => {
  await scene.mend();
});

test.afterAll(async () => {
  await scene.stop();
});

test.use({ expectedErrors: errorsOfFaults });

interface HostCase {
  fault: HostFault;
  does: string;
  told: Failure;
}

const noEntry: Failure = { phase: 'entry', reason: 'network' };

const cases: HostCase[] = [
  { fault: { kind: 'refused' }, does: 'refuses', told: noEntry },
  { fault: { kind: 'status', status: 404 }, does: 'answers 404', told: noEntry },
  { fault: { kind: 'status', status: 503 }, does: 'answers 503', told: noEntry },
  {
    fault: { kind: 'html' },
    does: 'answers with a page',
    told: { phase: 'entry', reason: 'not-a-script' },
  },
  {
    fault: { kind: 'hang' },
    does: 'hangs',
    told: { phase: 'entry', reason: 'timeout' },
  },
  {
    fault: { kind: 'no-styles' },
    does: 'has lost its styles',
    told: { phase: 'page', reason: 'style' },
  },
];

for (const area of areas) {
  const { remote } = area;

  for (const { fault, does, told } of triedIn(area, cases)) {
    test(`the host of remote-${remote} ${does}: its area says so, the rest works, Try again recovers`, async ({
      page,
    }) => {
      await scene.hosts[remote].fail(fault);
      const visit = await FaultVisit.open(scene, area, page);

      await visit.expectFallback();
      await visit.expectTheRestToWork();
      await visit.expectToRecover(() => scene.mend());
      await visit.expectOneFailure(told);
    });
  }
}

/* The first area's page was rendered ahead, the other's was not. */
for (const area of areas.filter(({ remote }) => remote === 'public' || remote === 'account')) {
  const { remote } = area;

  test(`the host of remote-${remote} is slow: the page comes, and no failure is told`, async ({
    page,
  }) => {
    await scene.hosts[remote].fail({ kind: 'slow', milliseconds: 1_200 });
    const visit = await FaultVisit.open(scene, area, page);

    /* A page that was rendered ahead may be there before its code is. */
    const loading = page.getByRole('main').getByRole('status');
    await expect(loading.or(visit.title()).first()).toBeVisible();
    await visit.expectShell();
    await expect(visit.title()).toBeVisible();
    const loaded = { kind: 'loaded', remote, version: live.get(remote) };
    const ofRemote = () => visit.watched.events.filter((event) => event.remote === remote);
    await expect.poll(ofRemote).toMatchObject([loaded]);
    expect(visit.watched.failures).toEqual([]);
  });
}

test('a bit of a script is another one: it never runs, and the release before is given', async ({
  page,
}) => {
  const area = areas[3];
  const { remote } = area;
  const version = live.get(remote) ?? '';
  const files = new RegExp(`/${version}/${area.page}\\.\\w+\\.js$`);
  await scene.hosts[remote].fail({ kind: 'tampered', files });
  const visit = await FaultVisit.open(scene, area, page);

  await visit.expectFallback();
  await visit.expectTheRestToWork();
  await visit.expectOneFailure({ phase: 'page', reason: 'integrity' });
  await visit.expectToRecover();
  await page.reload();
  await expect(visit.title()).toBeVisible();
  const given = (await visit.watched.release()).remotes[remote]?.version;
  expect(given).not.toBe(version);
  expect(given?.startsWith(version)).toBe(true);
});
