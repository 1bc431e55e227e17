import { expect, type Page } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';

test.use({ expectedErrors: /status of (404|422)/ });

const corrected = { slug: 'nairn-falls-campground', name: 'Nairn Falls Campground' };

const rowOf = (page: Page, fact: string) => page.getByRole('row').filter({ hasText: fact });

async function openAs(account: string, page: Page, path: string): Promise<void> {
  await signInAs(page, account);
  await page.goto(path);
}

test('places are found by name and state, and the address keeps both [places-1]', async ({
  page,
}) => {
  await openAs('admin', page, '/campgrounds/staff');
  const table = page.getByRole('table', { name: 'Places' });
  await expect(table.getByRole('row')).toHaveCount(26);

  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(table.getByRole('row')).toHaveCount(51);
  await page.getByRole('searchbox', { name: 'Search places' }).fill('alice lake');
  await expect(page).toHaveURL(/[?&]search=alice\+lake/);
  await expect(table.getByRole('link', { name: 'Alice Lake Campground' })).toBeVisible();
  await page.getByRole('link', { name: /^Gone \d+$/ }).click();

  await expect(page).toHaveURL(/state=gone/);
  await expect(page.getByRole('heading', { name: 'No places match' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear the search' }).click();
  await expect(page.getByRole('heading', { name: 'No place is gone' })).toBeVisible();
});

test('feeds say in words how they do, and imports are counted [places-3]', async ({ page }) => {
  await openAs('mod', page, '/campgrounds/staff');
  await page.getByRole('link', { name: 'Feeds', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feeds' })).toBeFocused();
  await expect(rowOf(page, 'DriveBC')).toContainText(/Samples|Off|Working|Late|Failing/);

  await page.getByRole('link', { name: 'Imports', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imports' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Imports' }).getByRole('row').last()).toContainText(
    '392',
  );
});

test('an admin reads in the audit log what was done to a place [places-1]', async ({ page }) => {
  await openAs('admin', page, `/campgrounds/staff/${corrected.slug}`);

  await page.getByRole('link', { name: 'In the audit log' }).click();

  await expect(page).toHaveURL(/\/admin\/audit\?.*q=nairn-falls-campground/);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
});

test('an address that no place has leads back to the list [places-2]', async ({ page }) => {
  await openAs('mod', page, '/campgrounds/staff/no-such-place');

  await expect(page.getByRole('heading', { name: 'No such place' })).toBeVisible();
  await page.getByRole('link', { name: 'All places' }).click();
  await expect(page).toHaveURL('/campgrounds/staff');
});

test('Save of all amenities is in view from the first of them, with the one that has the focus above it [places-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openAs('admin', page, `/campgrounds/staff/${corrected.slug}`);
  await page.getByRole('button', { name: /^Correct several/ }).click();
  const grid = page.getByRole('dialog');
  const save = grid.getByRole('button', { name: 'Save' });

  await expect(grid.getByRole('radio').first()).toBeFocused();
  await expect(save).toBeInViewport({ ratio: 1 });
  for (let group = 1; group < 12; group += 1) await page.keyboard.press('Tab');
  const [focused, bar] = [await page.locator(':focus').boundingBox(), await save.boundingBox()];

  expect((focused?.y ?? Infinity) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
