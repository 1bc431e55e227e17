import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

const selector = (page: Page) => page.getByRole('combobox', { name: 'Advertising region' });

/** Address of every mail link on the page, bar and footer included, as the visitor comes by them. */
const mailboxes = (page: Page) =>
  page
    .locator('a[href^="mailto:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** How many cards stand in each row, from top to bottom. */
async function rowsOf(cards: Locator): Promise<number[]> {
  const tops = await cards.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
}

test('an advertiser who chooses British Columbia gets its mailbox, and nothing else changes', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'ads@campbc.example', exact: true })).toBeVisible();
  const before = await mailboxes(page);
  const general = 'mailto:ads@campbc.example';
  const ofBritishColumbia = 'mailto:bc.ads@campbc.example';

  await selector(page).selectOption('British Columbia');

  await expect(page.getByRole('link', { name: 'bc.ads@campbc.example' })).toBeVisible();
  expect(before.filter((address) => address === general)).toHaveLength(1);
  const after = before.map((address) => (address === general ? ofBritishColumbia : address));
  expect(await mailboxes(page)).toEqual(after);

  await selector(page).selectOption('General');
  await expect(page.getByRole('link', { name: 'ads@campbc.example', exact: true })).toBeVisible();
  expect(await mailboxes(page)).toEqual(before);
});

test('the advertising region is chosen by keyboard, and the mailbox is read out', async ({
  page,
}) => {
  await page.goto('/contact');
  await selector(page).focus();

  await page.keyboard.press('ArrowDown');

  await expect(selector(page)).toHaveValue('britishColumbia');
  const live = page.locator('[aria-live="polite"]').filter({ hasText: '@' });
  await expect(live).toHaveText('bc.ads@campbc.example');
});

test('who chose before the page came to life, or comes back to it, sees the mailbox they chose', async ({
  page,
}) => {
  const mayComeToLife = Promise.withResolvers<void>();
  await page.route(/\/r\/.*\.js$/, async (route) => {
    await mayComeToLife.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await selector(page).selectOption('British Columbia');
  mayComeToLife.resolve();
  await expect(page.getByRole('link', { name: 'bc.ads@campbc.example' })).toBeVisible();
  await expect(selector(page)).toHaveValue('britishColumbia');

  await page.goto('/healthz');
  await page.goBack();

  await expect(page.getByRole('link', { name: 'bc.ads@campbc.example' })).toBeVisible();
  await expect(selector(page)).toHaveValue('britishColumbia');
});

test('the first panel is the general mailbox', async ({ page }) => {
  await page.goto('/contact');

  const panel = page.getByRole('main').locator('section').first();

  await expect(panel.getByRole('heading', { name: 'General' })).toBeVisible();
  await expect(panel.getByRole('link')).toHaveAttribute('href', 'mailto:hello@campbc.example');
});

test('the thirteen regions stand in rows of four on the contact page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/contact');
  const cards = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .filter({ hasNot: page.getByRole('heading', { level: 2 }) });

  for (const width of [1280, 992, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await rowsOf(cards), `at ${width} px`).toEqual([1, 4, 4, 4]);
  }
});

test('the thirteen regions stand in rows of three on the regions page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/regions');
  const cards = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

  expect(await rowsOf(cards)).toEqual([1, 3, 3, 3, 3]);
});

for (const path of ['/contact', '/regions']) {
  test(`on a telephone the regions to come stand two to a row on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto(path);
    const cards = page
      .getByRole('main')
      .locator('section')
      .filter({ hasText: /Nunavut|Northwest Territories|Alberta/ })
      .filter({ hasNot: page.locator('section') });

    expect(await rowsOf(cards)).toEqual([1, 2]);
  });
}
