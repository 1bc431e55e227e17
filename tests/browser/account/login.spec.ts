import { expect, type Page } from '@playwright/test';
import { expectAccessible, site, test } from '#tests/support/browser/browser.ts';
import { type Camper, newCamper } from '#tests/support/people/new-camper.ts';
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

async function logIn(page: Page, member: Camper): Promise<void> {
  await page.goto('/login');
  await submitPassword(page, member);
  await expect(page).toHaveURL(/\/hub$/);
}

test('the form leads to the hub, or to the page that was asked for', async ({ page }) => {
  const member = await newCamper();
  await logIn(page, member);
  await logOut(page, member);

  await page.goto('/settings?from=mail');
  await expect(page).toHaveURL(/\/login$/);
  await submitPassword(page, member);

  await expect(page).toHaveURL(`${site.url}/settings?from=mail`);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
});

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

test('a wrong password is said in the language of the page', async ({ page }) => {
  await page.goto('/login?lang=fr');
  await page.getByLabel('Nom d’utilisateur ou courriel').fill('member');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Wrong-Password-1');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();

  await expect(page.getByRole('alert')).toHaveText(
    'Nom d’utilisateur, courriel ou mot de passe incorrect.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong username, email or password.');
});

test('empty fields are named, and the first takes the focus', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();

  await expect(page.getByText('Enter your username or email.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toBeFocused();
});

test('the other tabs learn of a sign-in', async ({ page, context }) => {
  const member = await newCamper();
  const other = await context.newPage();
  await other.goto('/about');
  await expect(other.getByRole('link', { name: 'Login / Register' })).toBeVisible();

  await logIn(page, member);

  await expect(
    other.getByRole('banner').getByRole('button', { name: member.username }),
  ).toBeVisible();
});

test('a passkey signs in by itself', async ({ page }) => {
  await plugInAuthenticator(page);
  const member = await newCamper();
  await logIn(page, member);
  await addPasskey(page);
  await expect(page.getByText('On: passkey')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10);
  await page.getByRole('button', { name: 'Download codes' }).click();
  await logOut(page, member);

  await page.goto('/login');
  await submitPassword(page, member);
  await expect(heading(page)).toHaveText('Use your passkey');
  await expect(page.getByLabel('6-digit code')).toHaveCount(0);
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Log in again' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();

  await expect(page).toHaveURL(/\/hub$/);
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
  await expectAccessible(page);
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
