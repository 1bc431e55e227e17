import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

test.use({ expectedErrors: /status of (400|409|422)/ });

test('the form opens when its checklist is full, and says that a username is taken [registration-1, errors-registration-1]', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Username must be 3–20/);
  await page.getByLabel('Username').fill('Member');
  await page.getByLabel('Email').fill('somebody.else@mail.example');
  const submit = page.getByRole('button', { name: 'Create account' });
  const rulesThatHold = page.getByRole('list', { name: 'Password checklist' }).getByText(': done');
  for (const [typed, rules] of [
    ['sturdy', 1],
    ['Sturdy', 2],
    ['Sturdy7', 3],
    ['Sturdy7-tent-pole', 4],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(typed);
    await expect(rulesThatHold).toHaveCount(rules);
    await expect(submit).toBeDisabled();
  }
  await page.getByLabel('Confirm password', { exact: true }).fill('Sturdy7-tent-pole');
  await expect(rulesThatHold).toHaveCount(5);
  await submit.click();

  await expect(page.getByRole('alert')).toContainText('That email or username is already in use.');
});

test('a made-up verification link is tried once and called invalid, as is one without a token [e-mail-verification-1, e-mail-verification-2, errors-e-mail-verification-1, errors-e-mail-verification-2, errors-e-mail-verification-3]', async ({
  page,
}) => {
  const invalid = 'Invalid verification link. Please request a new one from the login page.';
  const mayAnswer = Promise.withResolvers<void>();
  let tries = 0;
  await page.route('**/api/auth/verify-email?*', async (route) => {
    tries += 1;
    await mayAnswer.promise;
    await route.continue();
  });
  await page.goto('/verify-email?token=made-up');
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();

  mayAnswer.resolve();

  await expect(page.getByText(invalid)).toBeVisible();
  expect(tries).toBe(1);
  await page.goto('/verify-email');
  await expect(page.getByText(invalid)).toBeVisible();
  expect(tries).toBe(1);
});
