import { expect, type Page } from '@playwright/test';
import { site } from '#tests/support/browser/browser.ts';
import { storeCalls, storeFrame } from '#tests/support/browser/store-script.ts';
import { draws, product, scriptTags, test } from '#tests/support/browser/store-visit.ts';

test('the page as it is sent has its heading, its note and a word for browsers without scripts', async ({
  request,
  store,
  provider,
}) => {
  const response = await request.get(`${store.url}/store`);
  const html = await response.text();

  expect(html).toMatch(/<h1[^>]*>Store<\/h1>/);
  expect(html).toContain('If the store does not load, refresh the page.');
  expect(html).toMatch(/<noscript>The store needs JavaScript/);
  expect(html).not.toContain(`<script src="${provider.origin}`);
});

test('the frame is as tall as the store and not wider than the page, at any width', async ({
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

test('leaving the store and coming back leave one frame, one script and not one element more', async ({
  page,
  store,
  script,
}) => {
  await page.goto(`${store.url}/store`);
  await expect(product(page)).toBeVisible();
  await leaveAndComeBack(page);
  const elements = await page.locator('*').count();

  for (let cycle = 0; cycle < 5; cycle += 1) await leaveAndComeBack(page);

  expect(await page.locator('*').count()).toBe(elements);
  await expect(scriptTags(page, script)).toHaveCount(1);
  expect(await storeCalls(page)).toEqual([draws]);
});

/** Ends with the products on screen again, and the region's page gone. Links are pressed without a mouse, to be quick. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Regions' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible();
  await expect(product(page)).toHaveCount(0);
  await links.getByRole('link', { name: 'Store' }).dispatchEvent('click');
  await expect(product(page)).toBeVisible();
}

test('without a store’s number the page says the store is not open yet, and asks nobody', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto('/store');
  await expect(page.getByRole('heading', { name: 'The store is not open yet' })).toBeVisible();

  const write = page.getByRole('main').getByRole('link', { name: 'Email the store' });
  await expect(write).toHaveAttribute('href', 'mailto:store@campbc.example');
  await expect(page.getByRole('main')).not.toContainText('refresh the page');
  await expect(page.locator('script[src*="data_platform"]')).toHaveCount(0);
  expect(asked.every((url) => url.startsWith(site.url) || url.startsWith('data:'))).toBe(true);
});
