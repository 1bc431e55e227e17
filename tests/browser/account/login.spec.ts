import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { newCamper } from '#tests/support/browser/new-camper.ts';
import { submitPassword } from '#tests/support/browser/second-factor-journey.ts';

test.use({ expectedErrors: /status of (400|401|403|422)/ });

test('a browser without the passkey says that none was used, and the form still works', async ({
  page,
}) => {
  const member = await newCamper();
  await page.goto('/login');
  await page.evaluate(() => {
    navigator.credentials.get = () =>
      Promise.reject(new DOMException('The request was dismissed.', 'NotAllowedError'));
  });

  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The passkey was not used. Please try again, or log in another way.',
  );
  await submitPassword(page, member);

  await expect(page).toHaveURL(/\/hub$/);
});

test('the code for passkeys is loaded only by whoever uses one [sign-in-1]', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));

  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();

  expect(loaded.filter((url) => /passkeys\.|passkey\/options/.test(url))).toEqual([]);
});
