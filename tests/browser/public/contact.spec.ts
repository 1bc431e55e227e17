import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { goWithinDocument } from '#tests/support/browser/within-document.ts';
import { numbersToTheLetter } from '#tests/support/contract/to-the-letter.ts';

const selector = (page: Page) => page.getByRole('combobox', { name: 'Advertising region' });

/** Counts the cards in each row, from top to bottom. */
async function rowsOf(cards: Locator): Promise<number[]> {
  const tops = await cards.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
}

test('the advertising region is chosen by keyboard, and the mailbox is read out [every-page-1]', async ({
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

/** Returns the expected number of cards in each row: of 13 with 4 in a row 4, 4, 4 and 1. */
const inRowsOf = (perRow: number, cards: number) =>
  Array.from({ length: Math.ceil(cards / perRow) }, (_, row) =>
    Math.min(perRow, cards - row * perRow),
  );

test('the regions are one grid: rows of four on Contact, of three on Regions, of two on a telephone [public-pages-12, public-pages-16, letter-1, numbers-letter-1]', async ({
  page,
}) => {
  const [cards = 0, , , onRegions = 0, onContact = 0] = numbersToTheLetter('regions');
  const sections = page.getByRole('main').locator('section');
  const cardsOf = (level: number) =>
    sections
      .filter({ has: page.getByRole('heading', { level }) })
      .filter({ hasNot: page.locator('section') });
  await page.goto('/');
  for (const { address, title, level, perRow } of [
    { address: '/contact', title: 'Contact', level: 3, perRow: onContact },
    { address: '/regions', title: 'Regions', level: 2, perRow: onRegions },
  ]) {
    await goWithinDocument(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const width of [992, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await rowsOf(cardsOf(level)), `at ${width} px`).toEqual(inRowsOf(perRow, cards));
    }
    await page.setViewportSize({ width: 360, height: 760 });
    expect(await rowsOf(cardsOf(level))).toEqual([1, ...inRowsOf(2, cards - 1)]);
  }
});
