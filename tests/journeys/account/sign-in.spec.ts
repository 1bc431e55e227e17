import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { type Camper, newCamper, signedInCamper } from '#tests/support/browser/new-camper.ts';
import {
  keepFewCodes,
  logOut,
  newEnrolledMember,
  submitPassword,
} from '#tests/support/browser/second-factor-journey.ts';
import { plugInAuthenticator } from '#tests/support/people/virtual-authenticator.ts';

test.use({ expectedErrors: /status of (400|401|403|412|422)/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function logIn(page: Page, member: Camper): Promise<void> {
  await page.goto('/login');
  await submitPassword(page, member);
  await expect(page).toHaveURL(/\/hub$/);
}

test('the form leads to the hub, or to the page that was asked for [people-roles-3, addresses-1, sign-in-6, sign-in-7, calls-1]', async ({
  page,
}) => {
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

test('the other tabs learn of each sign-in, and of the sign-out [sign-in-6, session-13, session-1]', async ({
  page,
  context,
}) => {
  const member = await newCamper();
  const other = await context.newPage();
  await other.goto('/about');
  await expect(other.getByRole('link', { name: 'Login / Register' })).toBeVisible();

  await logIn(page, member);

  await expect(
    other.getByRole('banner').getByRole('button', { name: member.username }),
  ).toBeVisible();
  await other.goto('/saved');
  await other.getByRole('button', { name: 'New list' }).click();
  await other.getByLabel('List name').fill('June');
  const second = await signedInCamper(page);

  await other.getByRole('button', { name: 'Create' }).click();

  await expect(other.getByText(`You are now logged in as ${second.username}`)).toBeVisible();
  await expect(other.getByText('Nothing is saved here yet')).toBeVisible();
  await expect(other.getByText('June')).toHaveCount(0);

  await logOut(page, second);

  await expect(other).toHaveURL(/\/login$/);
});

test('a recovery code opens the account once, and its dash comes by itself [second-factor-challenge-1, errors-second-factor-2]', async ({
  page,
}) => {
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

  await expect(page.getByRole('alert')).toHaveText(
    'That recovery code didn’t match, or it was used before. Please try another one.',
  );
});

test('a passkey signs in by itself [sign-in-4, calls-passkeys-devices-1, sign-in-1, settings-2]', async ({
  page,
}) => {
  const letAnswer = await plugInAuthenticator(page);
  const noSuggestions = 'PublicKeyCredential.isConditionalMediationAvailable = () => false';
  await page.addInitScript(`if (location.search !== '?suggest') ${noSuggestions}`);
  await page.addInitScript(`const ask = CredentialsContainer.prototype.get;
    CredentialsContainer.prototype.get = function (options) {
      globalThis.isPasskeyAsked = true;
      return ask.call(this, options);
    };`);
  const member = await newCamper();
  await logIn(page, member);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My tent');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('My tent', { exact: true })).toBeVisible();
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
  await logOut(page, member);

  await letAnswer(false);
  await page.clock.install();
  await page.goto('/login?suggest');
  const challenge = () => page.waitForResponse('**/api/auth/passkey/options');
  await Promise.all([challenge(), page.getByLabel('Username or email').focus()]);
  /* The page asks the browser once it has begun to count the time of the challenge. */
  await page.waitForFunction(() => 'isPasskeyAsked' in globalThis);
  let isAskedAgain = false;
  void challenge().then(() => (isAskedAgain = true));
  await page.clock.fastForward('05:00');
  await letAnswer(true);
  /* A key counts once the page has given up what is too old. */
  const press = async () => {
    await page.keyboard.press('Shift');
    return isAskedAgain;
  };
  await expect.poll(press).toBe(true);

  await expect(page).toHaveURL(/\/hub$/);
});
