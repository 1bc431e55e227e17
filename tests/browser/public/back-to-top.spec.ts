import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

test('the button back to the top comes past 300 pixels and leads there, with the focus', async ({
  page,
}) => {
  await page.goto('/regions');
  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(page, 301);
  await expect(button).toBeVisible();
  await scrollTo(page, 300);
  await expect(button).toHaveCount(0);

  await scrollTo(page, 100_000);
  await button.click();

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(button).toHaveCount(0);
});
