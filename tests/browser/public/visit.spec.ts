import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';

test('a visitor comes home, goes to the regions and on to British Columbia', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CampBC');

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Regions' })
    .click();
  await expect(page).toHaveURL(/\/regions$/);
  await expect(page).toHaveTitle('Regions · CampBC');
  const heading = page.getByRole('heading', { level: 1, name: 'Regions' });
  await expect(heading).toBeFocused();

  await page.getByRole('link', { name: 'Explore British Columbia' }).click();
  await expect(
    page.getByRole('heading', { name: 'Welcome to the future home of everything...' }),
  ).toBeVisible();
});

test('the thirteen regions are shown, and only British Columbia leads anywhere', async ({
  page,
}) => {
  await page.goto('/regions');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(13);
  await expect(main.getByRole('link', { name: /Explore/ })).toHaveCount(1);
});

test('the footer and the top bar say who we are', async ({ page }) => {
  await page.goto('/');

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Website Version 1.3')).toBeVisible();
  await expect(footer.getByText('Surrey, British Columbia')).toBeVisible();
  await expect(page.getByText('British Columbia, Canada').first()).toBeVisible();
});

test('the theme follows the system, and the visitor’s own choice lasts without a flash', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();

  await page.getByRole('button', { name: 'Switch to the light theme' }).click();

  expect(await background()).not.toBe(dark);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible();
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const path of ['/no/such/page', '/404']) {
    test(`answers 404 with the not-found page: ${path}`, async ({ page }) => {
      const response = await page.goto(path);

      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: '404 File Not Found' })).toBeVisible();
      await expect(page.getByText("We're going camping until you find us...")).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

test('the keyboard reaches the content first, then everything in the bar', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a visitor who never signed in causes no call to the API but reports', async ({ page }) => {
  const calls: string[] = [];
  /* A film comes in parts. */
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') calls.push(new URL(request.url()).pathname);
  });

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();

  const isReport = (path: string) => path.startsWith('/api/telemetry/');
  const asked = calls.filter((path) => !isReport(path));
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
});

test('every file of the first view is fetched once, from our own origin, with its hash', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(seen.every((url) => url.startsWith(site.url) || url.startsWith('data:'))).toBe(true);
  const unchecked = await page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel=stylesheet]')]
      .filter((element) => !element.getAttribute('integrity')?.startsWith('sha384-'))
      .map((element) => element.outerHTML),
  );
  expect(unchecked).toEqual([]);
});
