import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';

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
