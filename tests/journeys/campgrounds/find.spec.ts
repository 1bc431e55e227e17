import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import {
  card,
  cards,
  count,
  filters,
  isAt,
  map,
  markers,
  openList,
  openMarker,
} from '#tests/support/browser/campground-list.ts';

test('a name with a mistake and in another order is found, and Back undoes the search [public-pages-10]', async ({
  page,
}) => {
  await openList(page);
  await expect(count(page)).toHaveText('392 campgrounds');

  await page.getByRole('searchbox').pressSequentially('lake alise');

  await expect(count(page)).not.toHaveText('392 campgrounds');
  await expect(card(page, 'Alice Lake Campground')).toBeVisible();
  await expect(page).toHaveURL(isAt('/campgrounds?q=lake+alise'));
  await page.goBack();
  await expect(page).toHaveURL(isAt('/campgrounds'));
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(count(page)).toHaveText('392 campgrounds');
});

test('a filter leaves as many as it said, stands in the address and is lifted by its chip [public-pages-10]', async ({
  page,
}) => {
  await openList(page);
  await filters(page).getByText('Region', { exact: true }).click();
  const north = filters(page).getByRole('checkbox', { name: 'Northern BC' });
  await expect(north).toHaveAccessibleDescription('59');

  await north.check();

  await expect(count(page)).toHaveText('59 campgrounds');
  await expect(page).toHaveURL(isAt('/campgrounds?region=northern-bc'));
  await filters(page).getByText('Kind of camping', { exact: true }).click();
  await filters(page).getByRole('checkbox', { name: 'Cabin or shelter' }).check();
  await expect(page).toHaveURL(isAt('/campgrounds?region=northern-bc&type=cabin'));
  await page.goBack();
  await expect(page).toHaveURL(isAt('/campgrounds?region=northern-bc'));
  await expect(filters(page).getByRole('checkbox', { name: 'Cabin or shelter' })).not.toBeChecked();
  await expect(count(page)).toHaveText('59 campgrounds');
  await page.getByRole('button', { name: 'Remove: Northern BC' }).click();
  await expect(count(page)).toHaveText('392 campgrounds');
});

test('around a town the nearest come first, each with its distance in a straight line [public-pages-10]', async ({
  page,
}) => {
  await openList(page);
  const town = filters(page).getByRole('combobox', { name: 'A town' });

  await town.pressSequentially('nelsn');
  await expect(
    filters(page).getByRole('option', { name: 'Nelson · Kootenay Rockies', exact: true }),
  ).toBeVisible();
  await town.press('ArrowDown');
  await town.press('Enter');

  await expect(page).toHaveURL(isAt('/campgrounds?near=nelson&radius=100&sort=distance'));
  await expect(page.getByRole('button', { name: 'Remove: Near Nelson' })).toBeVisible();
  await expect(cards(page).first()).toContainText('km away');
  await expect(filters(page)).toContainText('Distances are in a straight line.');
});

test('on a phone the filters are in a panel that says what they leave', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page);

  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByText('Region', { exact: true }).click();
  await panel.getByRole('checkbox', { name: 'Northern BC' }).check();
  await panel.getByRole('button', { name: 'Show 59 campgrounds' }).click();

  await expect(panel).toBeHidden();
  await expect(count(page)).toHaveText('59 campgrounds');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('its neighbours lead on, and Back to the list as it was', async ({ page }) => {
  await page.goto('/campgrounds?q=alice+lake&type=group');
  await expect(page.getByRole('status').filter({ hasText: /^1 campground$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Alice Lake Group Campground' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alice Lake Group Campground');

  await page.getByRole('main').getByRole('link', { name: 'Alice Lake Campground' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alice Lake Campground');
  await page.goBack();
  await page.goBack();

  await expect(page.getByRole('searchbox')).toHaveValue('alice lake');
  await expect(page.getByRole('article').first()).toContainText('Alice Lake Group Campground');
});

test('the map is used by keys: it moves, it zooms, and a marker leads to the campground [every-page-1]', async ({
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
