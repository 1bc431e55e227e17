import { expect, type Locator, type Page } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';

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
    await page.goto('/admin/places/imports');
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

    const logo = await boxOf(page.getByRole('link', { name: 'CampBC' }).first());
    expect(Math.abs((await boxOf(form)).x - logo.x)).toBeLessThan(1.5);
    const saying = page.getByText('A photo of the sign at the gate').locator('..');
    const footer = await boxOf(page.getByRole('contentinfo'));
    expect(Math.abs((await boxOf(saying)).end - footer.y)).toBeLessThan(1.5);
  });
}

test('a notice leaves the head of a staff page free [every-page-23]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'admin');
  await page.goto('/admin/email');
  await page.getByRole('button', { name: 'Send a test email' }).click();
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await expect(dismiss).toBeVisible();

  expect((await boxOf(dismiss)).y).toBeGreaterThan(450);
});

test('facts of a campground stand 32 px below its alerts, and a profile has one landscape [every-page-24]', async ({
  page,
}) => {
  await page.goto('/campgrounds/kokanee-creek-redfish-campground');
  const alerts = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Closures and alerts' }),
    });
  await expect(alerts.first()).toBeVisible();
  const facts = page.getByRole('main').locator('dl').first();
  expect(Math.round((await boxOf(facts)).y - (await boxOf(alerts.first())).end)).toBe(32);

  await page.goto('/u/member');
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Member' })).toBeVisible();
  const lines = page.getByRole('main').locator('article > svg, article > div > svg');
  await expect(lines).toHaveCount(1);
});

test('on a phone a row has no line for what is not there [every-page-25]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'admin');
  await page.goto('/admin/places/alice-lake-campground');
  const row = page.getByRole('row').filter({ hasText: 'Firewood' });
  await expect(row).toBeVisible();

  const cell = row.getByRole('cell').filter({ hasText: '—' });
  await expect(cell).toHaveCount(1);
  expect((await boxOf(cell)).height).toBeLessThanOrEqual(1);
});
