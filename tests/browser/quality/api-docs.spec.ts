import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

test('the API’s reader shows a call with its errors, fits a phone, and its policy refuses nothing [calls-account-2]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/api/docs');

  await page.locator('#operations-tag-auth').click();
  await page.getByText('/api/auth/login', { exact: true }).click();

  await expect(page.getByText('Anyone may call it.').first()).toBeVisible();
  await expect(page.getByText('INVALID_CREDENTIALS').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
