import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';

/* A hidden place is not found; no other test uses these places. */
test.use({ expectedErrors: /status of (404|422)/ });

const untilTheTestEnds = { timeout: 0 };

const corrected = { slug: 'nairn-falls-campground', name: 'Nairn Falls Campground' };
const hidden = { slug: 'dry-gulch-campground', name: 'Dry Gulch Campground' };

const rowOf = (page: Page, fact: string) => page.getByRole('row').filter({ hasText: fact });
const dialog = (page: Page) => page.getByRole('dialog');

async function openAs(account: string, page: Page, path: string): Promise<void> {
  await signInAs(page, account);
  await page.goto(path);
}

test('a moderator corrects a fact, a visitor reads it with its source, and withdrawn it is as imported [campgrounds-9]', async ({
  page,
  browser,
}) => {
  const source = `A call to the operator ${randomUUID().slice(0, 8)}`;
  await openAs('mod', page, `/campgrounds/staff/${corrected.slug}`);
  const row = rowOf(page, 'Showers');
  const imported = (await row.getByRole('cell').nth(1).textContent()) ?? '';

  await row.getByRole('button', { name: 'Correct Showers' }).click();
  await dialog(page).getByLabel('Is it there?').selectOption('yes');
  await dialog(page).getByRole('button', { name: 'Save correction' }).click();
  await expect(dialog(page).getByLabel('Source', { exact: true })).toBeFocused();
  await expect(dialog(page).getByText('Say where this is from.')).toBeVisible();
  await dialog(page).getByLabel('Source', { exact: true }).fill(source);
  await dialog(page)
    .getByLabel(/^Reason/)
    .fill('They built showers.');
  await dialog(page).getByRole('button', { name: 'Save correction' }).click();

  await expect(row).toContainText(source);
  await expect(row).toContainText('Corrected by mod');
  await expect(row.getByRole('button', { name: 'Correct Showers' })).toBeFocused();
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  const fact = `/api/places/campgrounds/${corrected.slug}`;
  const known = async () => (await visitor.request.get(fact)).text();
  await expect.poll(known, untilTheTestEnds).toContain(source);
  await expect(async () => {
    await visitor.goto(`/campgrounds/${corrected.slug}`);
    await expect(visitor.getByRole('main')).toContainText(source);
  }).toPass();
  await visitor.context().close();

  await row.getByRole('button', { name: 'Withdraw Showers' }).click();
  await dialog(page).getByLabel('Reason').fill('It was another campground.');
  await dialog(page).getByRole('button', { name: 'Withdraw' }).click();

  await expect(row).not.toContainText(source);
  await expect(row.getByRole('cell').nth(1)).toHaveText(imported);
  await expect(row.getByRole('button', { name: 'Correct Showers' })).toBeFocused();
});

test('a hidden place is not found by visitors, nor on a page that is open, until it is shown again [campgrounds-11, campgrounds-12]', async ({
  page,
  request,
  browser,
}) => {
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  const listening = visitor.waitForResponse(/\/events$/);
  await visitor.goto(`/campgrounds/${hidden.slug}`);
  const title = visitor.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(hidden.name);
  await listening;
  await openAs('mod', page, `/campgrounds/staff/${hidden.slug}`);
  const statusOf = (path: string) => async () => (await request.get(path)).status();
  /* The document is requested once the API has followed: its earlier answer is kept for a minute. */
  const known = statusOf(`/api/places/campgrounds/${hidden.slug}`);
  const status = statusOf(`/campgrounds/${hidden.slug}`);

  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await dialog(page).getByLabel('Reason').fill('It is closed for good.');
  await dialog(page).getByRole('button', { name: 'Hide', exact: true }).click();

  await expect(page.getByText('It is closed for good.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show again' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Public page' })).toHaveCount(0);
  await expect(title, 'Nobody touched it').not.toHaveText(hidden.name, untilTheTestEnds);
  await expect.poll(known, untilTheTestEnds).toBe(404);
  await expect.poll(status, untilTheTestEnds).toBe(404);
  await page.goto('/campgrounds/staff?state=hidden');
  await expect(page.getByRole('table', { name: 'Places' })).toContainText(hidden.name);

  await page.getByRole('link', { name: hidden.name }).click();
  await page.getByRole('button', { name: 'Show again' }).click();
  await dialog(page).getByRole('button', { name: 'Show again' }).click();

  await expect(page.getByText('Visitors see this place.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeFocused();
  await expect(title).toHaveText(hidden.name, untilTheTestEnds);
  await expect.poll(status, untilTheTestEnds).toBe(200);
  await visitor.context().close();
});
