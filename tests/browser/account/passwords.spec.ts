import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { signedInCamper } from '#tests/support/browser/new-camper.ts';

test.use({ expectedErrors: /status of (400|500)/ });

async function typePasswords(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(password);
}

test('a reload keeps the token that has left the address bar, and the bare address knows none [addresses-1, passwords-4]', async ({
  page,
}) => {
  await page.goto('/reset-password?token=made-up');
  await expect(page).toHaveURL(/\/reset-password$/);

  await page.reload();
  await typePasswords(page, 'Dry-Firewood-2208');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Invalid reset link. Please request a new one.',
  );
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.goBack();
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await page.goto('/reset-password');

  await expect(page.getByRole('alert')).toHaveText('Invalid or missing reset token.');
});

test('the address that password managers know opens the form of the settings', async ({ page }) => {
  await signedInCamper(page);

  await page.goto('/.well-known/change-password');

  await expect(page).toHaveURL(/\/settings#password$/);
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
});
