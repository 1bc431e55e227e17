import { expect, type Locator, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import { buildUser } from '#tests/support/people/build-user.ts';

/* What stands where, in CSS pixels. */

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { ...box, end: box.y + box.height };
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a staff page with little on it is as high as the window (${width} px) [every-page-21]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signInAs(page, 'admin');
    await page.goto('/campgrounds/staff/imports');
    await expect(page.getByRole('table', { name: 'Imports' })).toBeVisible();

    expect(await heightOf(page)).toBe(height);
  });
}

for (const width of [1280, 1920]) {
  test(`the form to log in begins below the logo, and its picture ends at the footer (${width} px) [every-page-22]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/login');
    const form = page.getByRole('main').locator('form');
    await expect(form).toBeVisible();

    const logo = await boxOf(page.getByRole('link', { name: 'CampBC home' }));
    expect(Math.abs((await boxOf(form)).x - logo.x)).toBeLessThan(1.5);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const art = page.getByText('A photo of the sign at the gate').locator('..');
    const footer = await boxOf(page.getByRole('contentinfo'));
    expect(Math.abs((await boxOf(art)).end - footer.y)).toBeLessThan(1.5);
  });
}

test('a notice leaves the head of a staff page free [every-page-23]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'admin');
  const { id } = await buildUser(site);
  await page.goto(`/admin/users/${id}`);
  await page.getByRole('button', { name: 'Edit details' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Alex');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await expect(dismiss).toBeVisible();

  const { end } = await boxOf(page.getByRole('link', { name: 'Public profile' }));
  expect((await boxOf(dismiss)).y).toBeGreaterThan(end);
});

test('parts of a campground’s page, and of a park’s, stand 32 px apart, and a profile has one landscape [every-page-24]', async ({
  page,
}) => {
  const sectionOf = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const pages = [
    { path: 'kokanee-creek-redfish-campground', parts: ['Closures and alerts', 'Facts'] },
    { path: 'parks/kokanee-creek-park', parts: ['Closures and alerts', 'Campgrounds', 'Facts'] },
  ];
  for (const { path, parts } of pages) {
    await page.goto(`/campgrounds/${path}`);
    await expect(sectionOf('Closures and alerts').last()).toBeVisible();
    const boxes = await Promise.all(parts.map((name) => boxOf(sectionOf(name).last())));
    for (const [index, { y }] of boxes.slice(1).entries())
      expect(Math.round(y - (boxes[index]?.end ?? 0)), `${path} ${index}`).toBe(32);
  }

  await page.goto('/u/member');
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Member' })).toBeVisible();
  await expect(page.getByRole('main').locator('article > svg')).toHaveCount(0);
});

test('on a phone a row has no line for what is not there [every-page-25]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'admin');
  await page.goto('/campgrounds/staff/alice-lake-campground');
  const row = page.getByRole('row').filter({ hasText: 'Firewood' });
  await expect(row).toBeVisible();

  const cells = row.getByRole('cell');
  await expect(cells.nth(2)).toContainText('—');
  const [imported, actions] = [await boxOf(cells.nth(1)), await boxOf(cells.nth(3))];
  expect(Math.abs(imported.y - actions.end)).toBeLessThan(1.5);
  /* Below it is the card's edge, and no more than its padding between. */
  expect((await boxOf(row)).end - imported.end).toBeLessThan(14);
});
