import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { pages } from '#tests/support/browser/prerendered-pages.ts';

test.use({ expectedErrors: /status of 404/ });

/** Pages of each kind that is not rendered ahead. */
const drawnHere = [
  { path: '/campgrounds/alice-lake-campground', en: 'Alice Lake Campground' },
  { path: '/u/member', en: 'Kim Member' },
  { path: '/verify-email', en: 'Verify your email' },
  { path: '/saved/unsubscribe', en: 'Emails about saved places' },
];

/** Blocks storage as browsers do: the mere name of a storage throws, and scripts see no cookie. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
}

test('in a browser that blocks cookies and storage every page works, and no release is blamed [every-page-10]', async ({
  page,
}) => {
  await blockStorage(page);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/telemetry/')) reports.push(request.url());
  });

  for (const { path, en } of [...pages, ...drawnHere]) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(en);
      await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  }

  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Campgrounds' }).click();
  await page.getByRole('searchbox').fill('alice lake');
  await page.getByRole('link', { name: 'Alice Lake Campground' }).first().click();
  await expect(page).toHaveURL('/campgrounds/alice-lake-campground');
  await bar.getByRole('link', { name: 'Login / Register' }).click();
  await expect(page.getByText(/^Your browser blocks cookies/)).toBeVisible();
  expect(reports).toEqual([]);
});
