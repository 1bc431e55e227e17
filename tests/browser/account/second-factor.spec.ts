import { expect, type Page } from '@playwright/test';
import { expectAccessible, site, test } from '#tests/support/browser/browser.ts';
import { newCamper } from '#tests/support/people/new-camper.ts';
import {
  enrollHere,
  expireSignIns,
  keepFewCodes,
  logOut,
  newEnrolledMember,
  promote,
  submitCode,
  submitPassword,
} from '#tests/support/people/second-factor-journey.ts';

test.use({ expectedErrors: /status of (400|401|403|422)/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('alert');

test('a member sets up an authenticator, logs in with a code, and not again where it is remembered', async ({
  page,
}) => {
  const member = await newCamper();
  await page.goto('/settings');
  await submitPassword(page, member);
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole('button', { name: 'Set up authenticator' }).click();
  await expect(heading(page)).toHaveText('Set up two-factor authentication');
  const { authenticator } = await enrollHere(page);
  await page.getByLabel('I have saved them').check();
  await page.getByRole('button', { name: 'Continue to settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  await logOut(page, member);
  await page.goto('/login');
  await submitPassword(page, member);
  await expect(heading(page)).toHaveText('Enter your code');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.reload();
  await expect(heading(page)).toHaveText('Enter your code');
  await page.goto('/contact');
  await page.goBack();
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.getByLabel('Remember this device for 30 days').check();
  await submitCode(page, await authenticator.freshCode());
  await expect(page).toHaveURL(/\/profile$/);
  await expect(heading(page)).toHaveText('Profile');
  await expect(heading(page)).toBeFocused();

  await logOut(page, member);
  await page.goto('/login');
  await submitPassword(page, member);
  await expect(page).toHaveURL(/\/hub$/);
});

test('a staff member without a second factor is led to its set-up first, then asked for a code', async ({
  page,
}) => {
  const member = await newCamper();
  await promote(member, 'mod');
  await page.goto('/hub');
  await expect(page).toHaveURL(/\/login$/);
  const visited = await page.evaluate(() => history.length);
  await submitPassword(page, member);

  await expect(heading(page)).toHaveText('Set up two-factor authentication');
  await expect(page).toHaveURL(`${site.url}/2fa/enroll`);
  expect(await page.evaluate(() => history.length)).toBe(visited);
  const { authenticator } = await enrollHere(page);
  await page.getByLabel('I have saved them').check();
  await page.getByRole('button', { name: 'Continue to login' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await submitPassword(page, member);
  await submitCode(page, await authenticator.freshCode());

  await expect(page).toHaveURL(/\/hub$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a recovery code opens the account once, and its dash comes by itself', async ({ page }) => {
  const { member, recoveryCodes } = await newEnrolledMember(page);
  const [code = ''] = recoveryCodes;
  await keepFewCodes(member, 3);
  const answer = async () => {
    await page.goto('/login');
    await submitPassword(page, member);
    await page.getByRole('link', { name: 'Use a recovery code' }).click();
    await expect(heading(page)).toHaveText('Two-factor check');
    const field = page.getByLabel('Code or recovery code');
    await field.pressSequentially(code.replaceAll('-', '').toLowerCase());
    await expect(field).toHaveValue(code);
    await page.getByRole('button', { name: 'Verify' }).click();
  };

  await answer();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByText('Recovery codes left: 2. Make new ones in')).toBeVisible();
  await logOut(page, member);
  await answer();

  await expect(alert(page)).toHaveText(
    'That recovery code didn’t match, or it was used before. Please try another one.',
  );
});

test('the challenge takes a code of the app, too, and leads to where the person was going', async ({
  page,
}) => {
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
  await expectAccessible(page);
  await field.fill(await authenticator.freshCode());
  await page.getByRole('button', { name: 'Verify' }).click();

  await expect(page).toHaveURL(/\/settings$/);
});

test('a challenge nobody has asked for is over before it begins', async ({ page }) => {
  await page.goto('/2fa/challenge');
  await page.getByLabel('Code or recovery code').fill('123456');
  await page.getByRole('button', { name: 'Verify' }).click();

  await expect(alert(page)).toHaveText('Your 2FA session expired. Please sign in again.');
});

test.describe('the code step', () => {
  test('says what is wrong with a code, and Back leads to a clean form', async ({ page }) => {
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
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Back' }).click();
    await expect(heading(page)).toHaveText('Login');
    await expect(heading(page)).toBeFocused();
    await expect(alert(page)).toHaveCount(0);
    await submitPassword(page, member);
    await expect(field).toHaveValue('');
    await expect(alert(page)).toHaveCount(0);
  });

  test('that has waited too long sends back to the form and says so', async ({ page }) => {
    const { member, authenticator } = await newEnrolledMember(page);
    await page.goto('/login');
    await submitPassword(page, member);
    await expect(heading(page)).toHaveText('Enter your code');
    await expireSignIns(member);

    await submitCode(page, await authenticator.freshCode());

    await expect(alert(page)).toHaveText('Your 2FA session expired. Please sign in again.');
    await expect(heading(page)).toHaveText('Login');
  });

  test('speaks French on a French page', async ({ page }) => {
    const { member, authenticator } = await newEnrolledMember(page);
    await page.goto('/login');
    await submitPassword(page, member);
    await submitCode(page, authenticator.wrongCode());
    await expect(alert(page)).toHaveText('Invalid code. Try a fresh one.');

    await page.getByRole('button', { name: 'Français', exact: true }).click();

    await expect(heading(page)).toHaveText('Saisissez votre code');
    await expect(alert(page)).toHaveText('Code non valide. Essayez-en un nouveau.');
    await expectAccessible(page);
  });
});
