import { personTabs } from '@camp/contracts/site/slots';
import { publish } from '@camp/release/publish/publish';
import { changeSetting } from '@camp/release/publish/settings';
import { expect, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { test } from '#tests/support/browser/browser.ts';
import { settled } from '#tests/support/browser/layout-shifts.ts';
import { signInAt } from '#tests/support/browser/sign-in-at.ts';
import { WatchedPage } from '#tests/support/browser/watched-page.ts';
import { card, type Fault, faults, tellCard } from '#tests/support/builds/faulty-card.ts';
import { tinyRemote } from '#tests/support/builds/tiny-remote.ts';
import { waiveSecondFactor } from '#tests/support/people/build-user.ts';

/*
 * A tab that another app adds to a page fails in its place alone (docs/decisions/federation.md#0362). One after the
 * other, for they share a site.
 */
test.describe.configure({ mode: 'default' });

test.use({ expectedErrors: /A fault|net::ERR_|RemoteFailure/ });

let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startTestSite();
  const folders = [tinyRemote({ name: 'summit', page: card, slot: personTabs })];
  await publish(publisherOf(site.dataDir), { folders, by: 'tests' });
  await waiveSecondFactor(site, 'admin');
});

test.afterAll(() => site.stop());

/** Signs an admin in, with the tab of another app as it is told to behave. */
async function prepare(page: Page, fault: Fault | 'none'): Promise<WatchedPage> {
  await signInAt(site, page, 'admin');
  await tellCard(page, fault);
  return WatchedPage.watch(page);
}

/** Address of the demo member's page for staff. */
const person = '/admin/users/4';

test('a tab that another app adds to a person’s page costs nothing until it is opened [slots-9]', async ({
  page,
}) => {
  const watched = await prepare(page, 'none');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remote-summit/')) asked.push(request.url());
  });
  await page.goto(site.url + person);
  await settled(page, 'Kim Member');
  const tab = page.getByRole('link', { name: 'summit' });
  await expect(tab).toBeVisible();
  expect(asked).toEqual([]);

  await tab.click();

  await expect(page.getByRole('region', { name: 'summit' })).toHaveText('Trails near you');
  await expect(page).toHaveURL(`${site.url}${person}?tab=summit/page`);
  await page.reload();
  await expect(page.getByRole('region', { name: 'summit' })).toHaveText('Trails near you');
  expect(watched.failures).toEqual([]);
});

for (const { fault, told } of [
  ...faults,
  { fault: 'does not come' as const, told: { phase: 'entry', reason: 'network' } },
]) {
  test(`a tab of another app that ${fault} says so in its place alone, and is told by its name [slots-3, slots-9]`, async ({
    page,
  }) => {
    if (fault === 'does not come')
      await page.route('**/remote-summit/**', (route) => route.abort());
    const watched = await prepare(page, fault === 'does not come' ? 'none' : fault);
    await page.goto(`${site.url}${person}?tab=summit/page`);

    const part = page.getByRole('region', { name: 'summit' });
    await expect(part).toContainText('This tab could not be loaded.');
    await expect
      .poll(() => watched.failures)
      .toMatchObject([{ remote: 'summit', page: 'page', ...told }]);
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();
    await expect(part).toHaveCount(0);
  });
}

test('a tab of another app that is switched off leaves the page as it is without [slots-9]', async ({
  page,
}) => {
  const setting = { app: 'summit', name: 'extension/page', value: false, reason: 'It fails.' };
  await changeSetting(publisherOf(site.dataDir), {
    by: 'tests',
    setting: { ...setting, for: { kind: 'everyone' } },
  });
  await prepare(page, 'none');
  const current = page.locator('nav [aria-current="page"]');

  await page.goto(`${site.url}${person}?tab=summit/page`);

  await expect(page.getByRole('region', { name: 'Overview' })).toBeVisible();
  await expect(current.filter({ hasText: 'Overview' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'summit' })).toHaveCount(0);
});
