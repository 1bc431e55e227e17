import { randomUUID } from 'node:crypto';
import { siteCookies } from '@camp/contracts/site/cookies';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, signInAs, site, test } from '#tests/support/browser/browser.ts';

/* A place that is hidden is not found; none of these places is another test's. */
test.use({ expectedErrors: /status of (?:404|422)/ });

const corrected = { slug: 'nairn-falls-campground', name: 'Nairn Falls Campground' };
const hidden = { slug: 'dry-gulch-campground', name: 'Dry Gulch Campground' };

const rowOf = (page: Page, fact: string) => page.getByRole('row').filter({ hasText: fact });
const dialog = (page: Page) => page.getByRole('dialog');

async function openAs(account: string, page: Page, path: string): Promise<void> {
  await signInAs(page, account);
  await page.goto(path);
}

test('a moderator corrects a fact, a visitor reads it with its source, and withdrawn it is as imported', async ({
  page,
  browser,
}) => {
  const source = `A call to the operator ${randomUUID().slice(0, 8)}`;
  await openAs('mod', page, `/admin/places/${corrected.slug}`);
  const row = rowOf(page, 'Showers');
  const imported = (await row.getByRole('cell').nth(1).textContent()) ?? '';

  await row.getByRole('button', { name: 'Correct Showers' }).click();
  await dialog(page).getByLabel('Is it there?').selectOption('yes');
  await dialog(page).getByRole('button', { name: 'Save correction' }).click();
  await expect(dialog(page).getByLabel('Source', { exact: true })).toBeFocused();
  await expect(dialog(page).getByText('Say where this is from.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('Source', { exact: true }).fill(source);
  await dialog(page)
    .getByLabel(/^Reason/)
    .fill('They built showers.');
  await dialog(page).getByRole('button', { name: 'Save correction' }).click();

  await expect(row).toContainText(source);
  await expect(row).toContainText('Corrected by mod');
  await expect(row.getByRole('button', { name: 'Correct Showers' })).toBeFocused();
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  await expect(async () => {
    await visitor.goto(`/campgrounds/${corrected.slug}`);
    await expect(visitor.getByRole('main')).toContainText(source, { timeout: 3_000 });
  }).toPass();
  await visitor.context().close();

  await row.getByRole('button', { name: 'Withdraw Showers' }).click();
  await dialog(page).getByLabel('Reason').fill('It was another campground.');
  await dialog(page).getByRole('button', { name: 'Withdraw' }).click();

  await expect(row).not.toContainText(source);
  await expect(row.getByRole('cell').nth(1)).toHaveText(imported);
  await expect(row.getByRole('button', { name: 'Correct Showers' })).toBeFocused();
});

test('what a fact cannot be is said at its field, also by the API', async ({ page }) => {
  await openAs('admin', page, `/admin/places/${corrected.slug}`);

  await page.getByRole('button', { name: 'Correct Location' }).click();
  await dialog(page).getByLabel('Latitude').fill('49.0');
  await dialog(page).getByLabel('Longitude').fill('-136.5');
  await dialog(page).getByLabel('Source', { exact: true }).fill('A map');
  await dialog(page)
    .getByLabel(/^Reason/)
    .fill('A try');
  await dialog(page).getByRole('button', { name: 'Save correction' }).click();

  await expect(dialog(page).getByText('This is outside British Columbia.')).toBeVisible();
  await expect(dialog(page).getByLabel('Latitude')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Correct Seasons' }).click();
  await dialog(page).getByRole('button', { name: 'Add a year' }).click();
  const season = dialog(page).getByRole('group', { name: 'Season of a new year' });
  await season.getByLabel('Year').fill('2026');
  await season.getByLabel('Opens on').fill('2026-09-30');
  await season.getByLabel('Last day open').fill('2026-05-10');
  await dialog(page).getByRole('button', { name: 'Save correction' }).click();
  await expect(season.getByText('The last day is before the first one.')).toBeVisible();
  await expectAccessible(page);
});

test('a hidden place is not found by visitors until it is shown again', async ({
  page,
  request,
}) => {
  await openAs('mod', page, `/admin/places/${hidden.slug}`);
  const statusOf = (path: string) => async () => (await request.get(path)).status();
  /* The document is asked for once the API has followed: what it said before is kept for a minute. */
  const known = statusOf(`/api/places/campgrounds/${hidden.slug}`);
  const status = statusOf(`/campgrounds/${hidden.slug}`);

  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await dialog(page).getByLabel('Reason').fill('It is closed for good.');
  await dialog(page).getByRole('button', { name: 'Hide', exact: true }).click();

  await expect(page.getByText('It is closed for good.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show again' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Public page' })).toHaveCount(0);
  await expect.poll(known).toBe(404);
  await expect.poll(status).toBe(404);
  await page.goto('/admin/places?state=hidden');
  await expect(page.getByRole('table', { name: 'Places' })).toContainText(hidden.name);

  await page.getByRole('link', { name: hidden.name }).click();
  await page.getByRole('button', { name: 'Show again' }).click();
  await dialog(page).getByRole('button', { name: 'Show again' }).click();

  await expect(page.getByText('Visitors see this place.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeFocused();
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
});

test('places are found by name and state, and the address keeps both', async ({ page }) => {
  await openAs('admin', page, '/admin/places');
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

test('feeds say in words how they do, and imports are counted, in French too', async ({
  page,
  context,
}) => {
  await openAs('mod', page, '/admin/places');
  await page.getByRole('link', { name: 'Feeds', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feeds' })).toBeFocused();
  await expect(rowOf(page, 'DriveBC')).toContainText(/Samples|Off|Working|Late|Failing/);

  await page.getByRole('link', { name: 'Imports', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imports' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Imports' }).getByRole('row').last()).toContainText(
    '392',
  );

  await context.addCookies([{ name: siteCookies.language, value: 'fr', url: site.url }]);
  await page.goto('/admin/places/feeds');
  await expect(page.getByRole('heading', { level: 1, name: 'Flux' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Dernière bonne réponse' })).toBeVisible();
});

test('an admin reads in the audit log what was done to a place', async ({ page }) => {
  await openAs('admin', page, `/admin/places/${corrected.slug}`);

  await page.getByRole('link', { name: 'In the audit log' }).click();

  await expect(page).toHaveURL(/\/admin\/audit\?.*q=nairn-falls-campground/);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
});

test('an address that no place has leads back to the list', async ({ page }) => {
  await openAs('mod', page, '/admin/places/no-such-place');

  await expect(page.getByRole('heading', { name: 'No such place' })).toBeVisible();
  await page.getByRole('link', { name: 'All places' }).click();
  await expect(page).toHaveURL('/admin/places');
});

for (const path of ['/admin/places', '/admin/places/feeds', `/admin/places/${hidden.slug}`]) {
  test(`a member is sent home from ${path}`, async ({ page }) => {
    await openAs('member', page, path);

    await expect(page).toHaveURL(/\/$/);
    await expect(
      page.getByText('You must be a moderator or admin to view this page.'),
    ).toBeVisible();
  });
}
