import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import {
  expireSignIns,
  newEnrolledMember,
  submitCode,
  submitPassword,
} from '#tests/support/browser/second-factor-journey.ts';

test.use({ expectedErrors: /status of (400|401|403|422)/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('alert');

test('the challenge is over where no sign-in waits, else takes a code of the app and leads to where the person was going [addresses-1, sign-in-7, second-factor-challenge-1, second-factor-challenge-2]', async ({
  page,
}) => {
  await page.goto('/2fa/challenge');
  await page.getByLabel('Code or recovery code').fill('123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(alert(page)).toHaveText('Your 2FA session expired. Please sign in again.');

  const { member, authenticator } = await newEnrolledMember(page);
  await page.goto('/settings');
  await submitPassword(page, member);
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  const field = page.getByLabel('Code or recovery code');

  await field.fill('12345');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(
    page.getByText('Enter a 6-digit code or a recovery code like ABCDE-12345.'),
  ).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(await authenticator.freshCode());
  await page.getByRole('button', { name: 'Verify' }).click();

  await expect(page).toHaveURL(/\/settings$/);
});

test('the code step says what is wrong with a code, Back leads to a clean form, and it waits only so long [sign-in-4, sign-in-7, errors-signing-2, errors-second-factor-3]', async ({
  page,
}) => {
  const { member, authenticator } = await newEnrolledMember(page);
  await page.goto('/login');
  await submitPassword(page, member);
  const field = page.getByLabel('6-digit code');
  const verify = page.getByRole('button', { name: 'Verify', exact: true });

  await field.fill('12345');
  await expect(verify).toBeDisabled();
  await verify.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Please enter a 6-digit code.');
  await submitCode(page, '12345a');
  await expect(page.getByText('Please enter a 6-digit code.')).toBeVisible();
  await field.fill('');
  await field.pressSequentially('1234 5678 90');
  await expect(field).toHaveValue('1234 5678 ');
  await submitCode(page, authenticator.wrongCode());
  await expect(alert(page)).toHaveText('Invalid code. Try a fresh one.');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page)).toHaveText('Login');
  await expect(heading(page)).toBeFocused();
  await expect(alert(page)).toHaveCount(0);
  await submitPassword(page, member);
  await expect(field).toHaveValue('');
  await expect(alert(page)).toHaveCount(0);

  await expireSignIns(member);
  await submitCode(page, await authenticator.freshCode());
  await expect(alert(page)).toHaveText('Your 2FA session expired. Please sign in again.');
  await expect(heading(page)).toHaveText('Login');
});
