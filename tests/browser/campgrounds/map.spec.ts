import { expect, type Page } from '@playwright/test';
import { expectAccessible, site, test } from '#tests/support/browser/browser.ts';
import { signedInCamper } from '#tests/support/people/new-camper.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of campgrounds' });
const markers = (page: Page) =>
  map(page).getByRole('button', { name: /campgrounds: zoom in|place/ });

/** Presses the marker of three campgrounds at one point; while the map is still drawn it may be another one. */
async function openMarker(page: Page): Promise<void> {
  await expect(async () => {
    await map(page)
      .getByRole('button', { name: /^3 campgrounds/ })
      .press('Enter');
    await expect(map(page).getByText('3 campgrounds at this point')).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('on a phone the map is behind a button, fetches its code then, and Back brings the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/campgrounds');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /\/map\.\w+\.js/.test(file))).toEqual([]);

  await page.getByRole('button', { name: 'Show map' }).press('Enter');

  await expect(markers(page).first()).toBeVisible();
  await expect(page).toHaveURL(/view=map/);
  expect(files.filter((file) => !file.startsWith(site.url))).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(map(page)).toBeHidden();
});

test('the map is used by keys: it moves, it zooms, and a marker leads to the campground', async ({
  page,
}) => {
  await page.goto('/campgrounds?q=alice+lake');
  const canvas = map(page).getByRole('application');
  await expect(markers(page).first()).toBeVisible();

  await canvas.focus();
  await page.keyboard.press('ArrowLeft');
  await map(page).getByRole('button', { name: 'Zoom out' }).press('Enter');
  await openMarker(page);
  await map(page).getByRole('link', { name: 'Alice Lake Campground' }).press('Enter');

  await expect(page).toHaveURL(/\/campgrounds\/alice-lake-campground$/);
});

test('a campground is saved from its marker, and the list beside the map shows it', async ({
  page,
}) => {
  await signedInCamper(page);
  await page.goto('/campgrounds?q=alice+lake');
  const save = { name: 'Save Alice Lake Campground', exact: true };
  await openMarker(page);

  await page.keyboard.press('Tab');
  await expect(
    map(page)
      .getByRole('button', { name: /^Save / })
      .first(),
  ).toBeFocused();
  await map(page).getByRole('button', save).press('Enter');

  await expect(map(page).getByRole('button', save)).toHaveAttribute('aria-pressed', 'true');
  const list = page.getByRole('region', { name: 'Campgrounds', exact: true });
  const inTheList = list.getByRole('button', save);
  await expect(inTheList).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.goto('/saved');
  await expect(page.getByRole('link', { name: 'Alice Lake Campground' })).toBeVisible();
});

test('what is pointed at in the list is marked on the map', async ({ page }) => {
  await page.goto('/campgrounds?q=alice+lake');
  await expect(markers(page).first()).toBeVisible();
  await expect(map(page).locator('[data-marked=true]')).toHaveCount(0);

  await page.getByRole('article', { name: 'Alice Lake Campground' }).hover();

  await expect(map(page).locator('[data-marked=true]')).toHaveCount(1);
});
