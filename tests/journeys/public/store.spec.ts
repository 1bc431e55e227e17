import { expect } from '@playwright/test';
import { storeCalls } from '#tests/support/browser/store-script.ts';
import { draws, product, scriptTags, test } from '#tests/support/browser/store-visit.ts';

test('a visitor sees the products, in the views and numbers that the store is meant to have [public-pages-3]', async ({
  page,
  store,
  script,
}) => {
  const asked = script.requests.length;

  await page.goto(`${store.url}/store`);
  await expect(product(page)).toBeVisible();

  expect(await storeCalls(page)).toEqual([draws]);
  expect(script.requests.slice(asked)).toEqual(['/script.js?1003&data_platform=code']);
  await expect(scriptTags(page, script)).toHaveCount(1);
  await expect(page.getByText('If the store does not load, refresh the page.')).toBeVisible();
});

test('a visitor who comes from another page enters the store in the same document [public-pages-6]', async ({
  page,
  store,
  script: _script,
}) => {
  await page.goto(store.url);
  await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await expect(product(page)).toBeVisible();
  await page.getByRole('link', { name: 'Login / Register' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();

  expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(true);
  expect(page.frames()).toHaveLength(1);
});
