import { hubCards } from '@camp/contracts/site/slots';
import { styleScope } from '@camp/release/document/style-scope';
import { publish } from '@camp/release/publish/publish';
import { expect, type Locator, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { test } from '#tests/support/browser/browser.ts';
import {
  expectHardlyAnyShift,
  settled,
  watchShifts,
} from '#tests/support/browser/layout-shifts.ts';
import { WatchedPage } from '#tests/support/browser/watched-page.ts';
import { changedBuild } from '#tests/support/builds/changed-build.ts';
import { card, type Fault, faults, tellCard } from '#tests/support/builds/faulty-card.ts';
import { tinyRemote } from '#tests/support/builds/tiny-remote.ts';
import { signInAt } from '#tests/support/browser/sign-in-at.ts';

/*
 * What another app adds to a page leaves the page as if it were not there when it fails
 * (docs/decisions/federation.md#0347). One after the other, for they share a site.
 */
test.describe.configure({ mode: 'default' });

test.use({ expectedErrors: /A fault|is not a function|net::ERR_|RemoteFailure|status of 404/ });

let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startTestSite();
  const folders = [
    tinyRemote({ name: 'trail', page: card, access: 'signed-in', slot: hubCards }),
    await hostWithLooseStyles(),
  ];
  await publish(publisherOf(site.dataDir), { folders, by: 'tests' });
});

test.afterAll(() => site.stop());

/** A build of the hub's remote with a rule for all headings, in every stylesheet of its own. */
function hostWithLooseStyles(): Promise<string> {
  const scope = `${styleScope('account')} { `;
  return changedBuild('remote-account', {
    from: scope,
    to: `${scope}h2 { text-transform: uppercase }`,
  });
}

interface Visit {
  watched: WatchedPage;
  own: Locator;
  added: Locator;
}

/** Opens the hub as a member, with the slot's extension as it is told to behave. */
async function openHub(page: Page, fault: Fault | 'none' = 'none'): Promise<Visit> {
  await signInAt(site, page, 'member');
  await tellCard(page, fault);
  const watched = await WatchedPage.watch(page);
  await watchShifts(page);
  await page.goto(`${site.url}/hub`);
  return {
    watched,
    own: page.getByRole('heading', { name: 'Your account' }),
    added: page.getByRole('heading', { name: 'Trails near you' }),
  };
}

test('a card that another app adds to the hub is there, in its place, and moves nothing [slots-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1_400 });
  const { watched, own, added } = await openHub(page);

  await expect(added).toBeVisible();
  await expect(own).toBeVisible();
  await settled(page, 'My Hub');
  await expectHardlyAnyShift(page);
  expect(watched.failures).toEqual([]);
});

test('it is there, too, where the hub is reached from another page [slots-1]', async ({ page }) => {
  const { added } = await openHub(page);
  await expect(added).toBeVisible();
  await page.goto(`${site.url}/regions`);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Member' });

  await menu.click();
  await page.getByRole('menuitem', { name: 'My Hub' }).click();

  await expect(added).toBeVisible();
});

test('styles of the page end where the added part begins [slots-7]', async ({ page }) => {
  const { own, added } = await openHub(page);

  await expect(own).toHaveCSS('text-transform', 'uppercase');
  await expect(added).toHaveCSS('text-transform', 'none');
});

test('its code is asked for once it is near the view [slots-2]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 200 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remote-trail/')) asked.push(request.url());
  });
  const { own, added } = await openHub(page);
  await settled(page, 'My Hub');
  await expect(own).toBeAttached();
  expect(asked).toEqual([]);

  await own.scrollIntoViewIfNeeded();

  await expect(added).toBeVisible();
});

for (const { fault, told } of faults) {
  test(`one that ${fault} is gone, the page is whole, and it is told by its name [slots-3]`, async ({
    page,
  }) => {
    const { watched, own, added } = await openHub(page, fault);

    await expect(own).toBeVisible();
    await expect
      .poll(() => watched.failures)
      .toMatchObject([{ remote: 'trail', page: 'page', ...told }]);
    await expect(added).toHaveCount(0);
    await expect(page.locator('[data-remote="trail"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Saved places' })).toBeVisible();
    await expect(own).toBeVisible();
  });
}

test('one whose code does not come is gone, and it is told by its name [slots-3]', async ({
  page,
}) => {
  await page.route('**/remote-trail/**', (route) => route.abort());
  const { watched, own } = await openHub(page);

  await expect(own).toBeVisible();
  await expect
    .poll(() => watched.failures)
    .toMatchObject([{ remote: 'trail', page: 'page', reason: 'network' }]);
  await expect(page.locator('[data-remote="trail"]')).toHaveCount(0);
});

test('one that alters built-ins is told by its own name, and not the page’s [slots-3]', async ({
  page,
}) => {
  const { watched, added } = await openHub(page, 'alters built-ins');

  await expect(added).toBeVisible();
  await expect
    .poll(() => watched.failures)
    .toMatchObject([{ remote: 'trail', phase: 'runtime', reason: 'altered' }]);
});
