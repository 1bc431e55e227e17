import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

/** Scripts of a remote that came over the wire or from the cache, in the order of the requests. */
const filesOf = (page: Page, remote: string) =>
  page.evaluate(
    (folder) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.startsWith(folder))
        .map(({ name, initiatorType, startTime, transferSize }) => ({
          name,
          startTime,
          transferSize,
          isFetched: initiatorType === 'fetch',
        })),
    `/r/${remote}/`,
  );

const chunkFiles = async (page: Page, chunk: 'contact' | 'regions') =>
  (await filesOf(page, 'remote-public')).filter(({ name }) => name.includes(`/${chunk}.`));
const contactFiles = (page: Page) => chunkFiles(page, 'contact');

const barLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const contactLink = (page: Page) => barLink(page, 'Contact');

/** Makes the browser save data, or not, regardless of the machine's own setting. */
const saveData = (page: Page, isSaving: boolean) =>
  page.addInitScript((saving) => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: saving, effectiveType: '4g' },
    });
  }, isSaving);

test('once a page is at rest, the way into an account is fetched, and nothing of it is run [every-page-11]', async ({
  page,
}) => {
  await saveData(page, false);
  await page.goto('/');

  await expect
    .poll(async () => (await filesOf(page, 'remote-account')).map(({ name }) => name).join())
    .toContain('/login.');
  const files = await filesOf(page, 'remote-account');
  expect(files.every(({ isFetched }) => isFetched)).toBe(true);
  const running = await page.evaluate(() =>
    Object.keys(globalThis).filter((name) => name.includes('remote_account')),
  );
  expect(running).toEqual([]);
});

test('a link that takes the focus or is pointed at has its page fetched, and the click fetches nothing twice [every-page-11]', async ({
  page,
}) => {
  await saveData(page, false);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(await contactFiles(page)).toEqual([]);
  expect(await chunkFiles(page, 'regions')).toEqual([]);

  await barLink(page, 'Regions').focus();
  await expect.poll(async () => (await chunkFiles(page, 'regions')).length).toBeGreaterThan(0);
  const link = contactLink(page);
  await link.hover();
  await expect.poll(async () => (await contactFiles(page)).length).toBeGreaterThan(0);
  const asked = await contactFiles(page);

  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
  const later = (await contactFiles(page)).slice(asked.length);
  expect(later.length).toBeGreaterThan(0);
  expect(later.map(({ transferSize }) => transferSize)).toEqual(later.map(() => 0));
});

test('who saves data pays for nothing that was not asked for [every-page-11]', async ({ page }) => {
  await saveData(page, true);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');

  await contactLink(page).hover();
  const clickedAt = await page.evaluate(() => performance.now());
  await contactLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');

  const files = await contactFiles(page);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(({ startTime }) => startTime < clickedAt)).toEqual([]);
  expect(await filesOf(page, 'remote-account')).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('what could not be fetched ahead is fetched when the link is followed', async ({
    page,
    context,
  }) => {
    await saveData(page, false);
    await page.goto('/about');
    const isWatched = page.waitForResponse(/\/regions\./);
    await barLink(page, 'Regions').hover();
    await isWatched;
    const link = contactLink(page);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/contact.'),
    );
    await link.hover();
    await failed;
    await context.setOffline(false);

    await link.click();

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
  });
});
