import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { goWithinDocument } from '#tests/support/browser/within-document.ts';

const selector = (page: Page) => page.getByRole('combobox', { name: 'Advertising region' });

/** How many cards stand in each row, from top to bottom. */
async function rowsOf(cards: Locator): Promise<number[]> {
  const tops = await cards.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
}

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

test('the regions stand in rows of four on Contact, of three on Regions, of two on a telephone', async ({
  page,
}) => {
  const cards = page.getByRole('main').locator('section');
  const withHeading = (level: number) =>
    cards.filter({ has: page.getByRole('heading', { level }) });
  const toCome = cards
    .filter({ hasText: /Nunavut|Northwest Territories|Alberta/ })
    .filter({ hasNot: page.locator('section') });
  await page.goto('/contact');
  const onContact = withHeading(3).filter({ hasNot: page.getByRole('heading', { level: 2 }) });
  for (const width of [1280, 992, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await rowsOf(onContact), `at ${width} px`).toEqual([1, 4, 4, 4]);
  }
  await page.setViewportSize({ width: 360, height: 760 });
  expect(await rowsOf(toCome)).toEqual([1, 2]);

  await goWithinDocument(page, '/regions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regions');
  expect(await rowsOf(toCome)).toEqual([1, 2]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await rowsOf(withHeading(2))).toEqual([1, 3, 3, 3, 3]);
});
