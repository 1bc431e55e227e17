import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { signedInCamper } from '#tests/support/people/new-camper.ts';

test('staff are told why they cannot turn their second factor off', async ({ page }) => {
  await signedInCamper(page);
  const enrolled = '2026-05-03T19:00:00.000Z';
  const methods = ['totp'];
  const json = { enabled: true, methods, enrolled_at: enrolled, recovery_left: 2, required: true };
  await page.route('**/api/security/2fa/status', (route) => route.fulfill({ json }));
  await page.goto('/settings');
  const heading = page.getByRole('heading', { level: 2, name: 'Two-factor authentication' });
  const section = page.locator('section').filter({ has: heading });

  await expect(section.getByText('Enabled since May 3, 2026.')).toBeVisible();
  await expect(section.getByText('You’re running low.')).toBeVisible();
  await expect(section.getByText('Your role requires two-factor authentication')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
});

test.describe('when the API fails', () => {
  test.use({ expectedErrors: /status of 500/ });

  const failures = [
    ['**/api/security/2fa/status', 'Unable to load 2FA status'],
    ['**/api/security/passkeys', 'Unable to load your passkeys'],
    ['**/api/security/sessions', 'Unable to load your sessions'],
    ['**/api/security/remembered-devices', 'Unable to load your remembered devices'],
  ] as const;

  test('each section says so and loads when asked again', async ({ page }) => {
    await signedInCamper(page);
    for (const [path] of failures) {
      await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
    }
    await page.goto('/settings');

    for (const [path, sentence] of failures) {
      const alert = page.getByRole('alert').filter({ hasText: sentence });
      await expect(alert).toBeVisible();
      await page.unroute(path);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(alert).toHaveCount(0);
    }
  });
});
