import { test } from '#tests/support/browser/browser.ts';
import { areas, FaultScene, triedIn } from '#tests/support/browser/fault-scene.ts';
import { errorsOfFaults, type Failure, FaultVisit } from '#tests/support/browser/fault-visit.ts';
import { type CodeFault, faultKeyOf } from '#tests/support/builds/faulty-build.ts';
import { expect } from '@playwright/test';

/* The fault matrix, first half: releases whose code fails. One after the other, for they share a site. */
test.describe.configure({ mode: 'default' });

let scene: FaultScene;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  scene = await FaultScene.start(browser);
});

test.afterAll(async () => {
  await scene.stop();
});

test.use({ expectedErrors: errorsOfFaults });

const tearing: { fault: CodeFault; does: string; told: Failure }[] = [
  { fault: 'render', does: 'throws when it is drawn', told: { phase: 'render', reason: 'threw' } },
  { fault: 'load', does: 'throws when it is loaded', told: { phase: 'page', reason: 'threw' } },
  { fault: 'effect', does: 'throws in an effect', told: { phase: 'render', reason: 'threw' } },
];

const passing: { fault: CodeFault; does: string; told: Failure }[] = [
  {
    fault: 'handler',
    does: 'throws in an event handler',
    told: { phase: 'runtime', reason: 'threw' },
  },
  {
    fault: 'rejection',
    does: 'leaves a rejection unhandled',
    told: { phase: 'runtime', reason: 'rejected' },
  },
  {
    fault: 'blocking',
    does: 'keeps the page from answering for seconds',
    told: { phase: 'runtime', reason: 'blocked' },
  },
];

for (const area of areas) {
  const faultKey = faultKeyOf(`remote-${area.remote}`);

  for (const { fault, does, told } of triedIn(area, tearing)) {
    test(`a page of remote-${area.remote} ${does}: its area says so, the rest works, Try again recovers`, async ({
      page,
    }) => {
      await page
        .context()
        .addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
          faultKey,
          fault,
        ] as const);
      const visit = await FaultVisit.open(scene, area, page);

      await visit.expectFallback();
      await visit.expectTheRestToWork();
      await visit.expectToRecover(() =>
        page.evaluate((key) => sessionStorage.removeItem(key), faultKey),
      );
      await visit.expectOneFailure(told);
    });
  }

  for (const { fault, does, told } of triedIn(area, passing)) {
    test(`a page of remote-${area.remote} ${does}: it stays, and it is told once`, async ({
      page,
    }) => {
      const visit = await FaultVisit.open(scene, area, page);
      await expect(visit.title()).toBeVisible();
      await expect.poll(() => visit.watched.events).not.toEqual([]);
      await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
        faultKey,
        fault,
      ] as const);

      await visit.title().dblclick();

      await visit.expectOneFailure(told);
      await expect(visit.title()).toBeVisible();
      await visit.expectTheRestToWork();
    });
  }
}

test('a remote needs another version of a shared package: nothing else does, Try again takes the next release', async ({
  page,
}) => {
  const [area] = areas;
  await scene.publishForeignPackage(area.remote);
  const visit = await FaultVisit.open(scene, area, page);

  await visit.expectFallback();
  await visit.expectTheRestToWork();
  await visit.expectOneFailure({ phase: 'module', reason: 'shared' });
  await visit.expectToRecover(() => scene.publishWhole(area.remote));
});
