import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { newCamper, signedInCamper } from '#tests/support/people/new-camper.ts';
import {
  logOut,
  newEnrolledMember,
  submitCode,
  submitPassword,
} from '#tests/support/people/second-factor-journey.ts';
import { plugInAuthenticator } from '#tests/support/people/virtual-authenticator.ts';

test.use({ expectedErrors: /status of (400|401|403|422)/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Adds a passkey in the settings of whoever is signed in. */
async function addPasskey(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My tent');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('My tent', { exact: true })).toBeVisible();
}

test('logging out leads home, however slow the machine is', async ({ page }) => {
  const member = await newCamper();
  await page.goto('/settings');
  await submitPassword(page, member);
  await expect(heading(page)).toHaveText('Settings');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });

  await logOut(page, member);

  await expect(page).toHaveURL(`${site.url}/`);
});

test('deleting the account ends on the home page, however slow the machine is', async ({
  page,
}) => {
  const camper = await signedInCamper(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(camper.password);
  await dialog.getByLabel('I understand that my account is deleted for good.').check();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });

  await dialog.getByRole('button', { name: 'Delete for good' }).click();

  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
});

test('empty fields are named, and the first takes the focus', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();

  await expect(page.getByText('Enter your username or email.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toBeFocused();
});

test('a passkey stands in for the code after the password', async ({ page }) => {
  await plugInAuthenticator(page);
  const { member, authenticator } = await newEnrolledMember(page);
  await page.goto('/login');
  await submitPassword(page, member);
  await submitCode(page, await authenticator.freshCode());
  await expect(page).toHaveURL(/\/profile$/);
  await addPasskey(page);
  await logOut(page, member);

  await page.goto('/login');
  await submitPassword(page, member);
  await expect(heading(page)).toHaveText('Enter your code');
  await page.getByRole('button', { name: 'Use a passkey' }).click();

  await expect(page).toHaveURL(/\/profile$/);
});

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

test('the code for passkeys is loaded only by whoever uses one', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));

  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();

  expect(loaded.filter((url) => /passkeys\./.test(url))).toEqual([]);
});
