import { expect, type Page } from '@playwright/test';
import { site } from '#tests/support/browser/browser.ts';
import { storeFrame } from '#tests/support/browser/store-script.ts';
import { product, test } from '#tests/support/browser/store-visit.ts';

test('the frame is as tall as the store and not wider than the page, at any width [public-pages-3]', async ({
  page,
  store,
  script: _script,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${store.url}/store`);
  await expect(product(page)).toBeVisible();
  const frame = storeFrame(page);
  const widthOf = (where: Page | typeof frame) =>
    where.evaluate(() => document.documentElement.scrollWidth);

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const height of [3_000, 1_200]) {
      await frame.locator('main').evaluate((main, px) => (main.style.height = `${px}px`), height);

      const hidden = () =>
        frame.evaluate(() => document.documentElement.scrollHeight - globalThis.innerHeight);
      await expect.poll(() => frame.evaluate(() => innerHeight)).toBeLessThan(height + 100);
      await expect.poll(hidden).toBe(0);
      expect(await frame.evaluate(() => innerHeight)).toBeGreaterThan(height);
      expect(await widthOf(frame)).toBeLessThan(width);
    }
    expect(await widthOf(page)).toBe(width);
  }
});

test('without a store’s number the page says the store is not open yet, and asks nobody [public-pages-8, public-pages-9]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto('/store');
  await expect(page.getByRole('heading', { name: 'The store is not open yet' })).toBeVisible();
  const notify = page.getByRole('main').getByRole('link', { name: 'Tell me when it opens' });
  await expect(notify).toHaveAttribute('href', 'https://news.campbc.example/subscribe');
  const write = page.getByRole('main').getByRole('link', { name: 'Email the store' });
  await expect(write).toHaveAttribute('href', 'mailto:store@campbc.example');
  await expect(page.getByRole('main')).not.toContainText('refresh the page');
  await expect(page.locator('script[src*="data_platform"]')).toHaveCount(0);
  expect(asked.every((url) => url.startsWith(site.url) || url.startsWith('data:'))).toBe(true);
});
