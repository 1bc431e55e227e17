import { expect, type Locator } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import {
  card,
  cards,
  count,
  filters,
  isAt,
  openList,
} from '#tests/support/browser/campground-list.ts';

test('a search has its best match first until another order is chosen [public-pages-10]', async ({
  page,
}) => {
  await openList(page);
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect(order.getByRole('option', { name: 'Best match' })).toHaveCount(0);
  await expect(order.getByRole('option', { name: 'Most details' })).toHaveCount(1);

  await page.getByRole('searchbox').fill('golden ears');

  await expect(order.getByRole('option', { name: 'Best match' })).toHaveCount(1);
  await expect(order).toHaveValue('match');
  await expect(cards(page).first()).toHaveAccessibleName(/^Golden Ears/);
  await order.selectOption('Name');
  await expect(page).toHaveURL(isAt('/campgrounds?q=golden+ears&sort=name'));
  await expect(cards(page).first()).toHaveAccessibleName(/^Alouette/);
  await order.selectOption('Best match');
  await expect(page).toHaveURL(isAt('/campgrounds?q=golden+ears'));
});

test('Back undoes all that was typed letter by letter on a slow machine', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await openList(page);

  await page.getByRole('searchbox').pressSequentially('lake alise', { delay: 90 });

  await expect(card(page, 'Alice Lake Campground')).toBeVisible();
  await expect(page).toHaveURL(isAt('/campgrounds?q=lake+alise'));
  await page.goBack();
  await expect(page).toHaveURL(isAt('/campgrounds'));
});

test('by keyboard the first campground is a few stops away, and filters, results and map have headings [public-pages-10]', async ({
  page,
}) => {
  await openList(page);
  const skip = page.getByRole('button', { name: 'Skip to the campgrounds' });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');

  await expect(cards(page).first().getByRole('link')).toBeFocused();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Filters',
    '392 campgrounds',
    'Map',
  ]);
});

/** Pixels, for a card whose name takes one line: four of them and the search fit a phone. */
const maxCardHeight = 150;

test('on a phone a card is low, keeps off its button, and the order is as high as a finger is wide [public-pages-10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page);
  const boxOf = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const alice = page.getByRole('article', { name: 'Alice Lake Campground', exact: true });
  const first = page.locator('ol[aria-busy=false] [role=presentation]', { has: alice });

  const low = await boxOf(first);
  const words = await boxOf(first.getByRole('paragraph'));
  const save = await boxOf(first.getByRole('button').locator('svg'));
  const order = await boxOf(page.getByRole('combobox', { name: 'Sort by' }));

  expect(low.height).toBeLessThanOrEqual(maxCardHeight);
  expect(words.top).toBeGreaterThanOrEqual(save.bottom);
  expect(order.height).toBeGreaterThanOrEqual(44);
  await expect(first).toContainText('dogs on leash');
});

test('a stay is compared with the dates of a year that is named [campgrounds-5]', async ({
  page,
}) => {
  await openList(page);

  await filters(page).getByLabel('First day').fill('2026-07-01');
  await filters(page).getByLabel('Last day').fill('2026-07-04');

  await expect(page.getByText('each campground’s latest season, mostly 2024')).toBeVisible();
  await expect(page).toHaveURL(isAt('/campgrounds?from=2026-07-01&to=2026-07-04'));
  await expect(cards(page).first()).toContainText(/Open .+ in 20\d\d/);
});

test('where nothing fits, one press takes all filters away', async ({ page }) => {
  await openList(page, '?q=nothing-has-this-name&type=cabin');
  await expect(page.getByRole('heading', { name: 'No campgrounds match' })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click();

  await expect(count(page)).toHaveText('392 campgrounds');
  await expect(page).toHaveURL(isAt('/campgrounds'));
});

test('each page has an address, and the top of the list is in view there [public-pages-10]', async ({
  page,
}) => {
  await openList(page);

  await page.getByRole('link', { name: 'Next page' }).click();

  await expect(page).toHaveURL(isAt('/campgrounds?page=2'));
  await expect(page.getByRole('link', { name: 'Page 2 of 20' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(cards(page).first()).toBeInViewport();
});

test('without a place the visitor is told, and with it the list is around them [public-pages-10]', async ({
  page,
  context,
}) => {
  await openList(page);
  await filters(page).getByRole('button', { name: 'Near me' }).click();
  await expect(filters(page).getByText('Your browser didn’t share your location.')).toBeVisible();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 49.493_51, longitude: -117.291_49 });
  await filters(page).getByRole('button', { name: 'Near me' }).click();

  await expect(page).toHaveURL(isAt('/campgrounds?at=49.494%2C-117.291&radius=100&sort=distance'));
  await expect(cards(page).first()).toContainText('km away');
});

test('no field has letters so small that a phone zooms in on it', async ({ browser }) => {
  const touch = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
  const context = await browser.newContext({ ...touch, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/campgrounds');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();

  const sizes = await page
    .locator('select, textarea, input:not([type=checkbox], [type=radio], [type=range])')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));

  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.filter((size) => size < 16)).toEqual([]);
  await context.close();
});
