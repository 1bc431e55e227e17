import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { signedInCamper } from '#tests/support/browser/new-camper.ts';

test.describe('when the API fails', () => {
  test.use({ expectedErrors: /status of 500/ });

  const failures = [
    ['**/api/security/2fa/status', 'Unable to load 2FA status'],
    ['**/api/security/passkeys', 'Unable to load your passkeys'],
    ['**/api/security/sessions', 'Unable to load your sessions'],
    ['**/api/security/remembered-devices', 'Unable to load your remembered devices'],
  ] as const;

  test('each section says so and loads when asked again [errors-second-factor-6]', async ({
    page,
  }) => {
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
