import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { enroll, newCamper, signedInCamper } from '#tests/support/browser/new-camper.ts';
import {
  enrollHere,
  logOut,
  promote,
  submitCode,
  submitPassword,
} from '#tests/support/browser/second-factor-journey.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The card of the page that is about the second factor. */
const factorCard = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Two-factor authentication' }) });

test('recovery codes are made anew after asking [recovery-codes-1, settings-2]', async ({
  page,
}) => {
  await signedInCamper(page);
  await enroll(page);
  await page.goto('/settings');
  const section = factorCard(page);
  await expect(section.getByText('10 recovery codes left.')).toBeVisible();

  await section.getByRole('button', { name: 'New recovery codes' }).click();
  const question = page.getByRole('dialog', { name: 'Make new recovery codes?' });
  await question.getByRole('button', { name: 'Make new codes' }).click();

  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const shown = await codes.allTextContents();
  for (const code of shown) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
});

test.describe('with refusals on the way', () => {
  test.use({ expectedErrors: /status of (400|403|422)/ });

  test('a member sets up an authenticator, logs in with a code, and not again where it is remembered [sign-in-4, sign-in-5, sign-in-7, limits-times-1, second-factor-enrollment-5, settings-2]', async ({
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

  test('a staff member without a second factor is led to its set-up first, then asked for a code [sign-in-3, second-factor-enrollment-5]', async ({
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

  test('turning the second factor off takes password and code [settings-2]', async ({ page }) => {
    const camper = await signedInCamper(page);
    const { authenticator } = await enroll(page);
    await page.goto('/settings');
    const section = factorCard(page);
    await section.getByRole('button', { name: 'Turn off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn off two-factor authentication?' });
    await dialog.getByLabel('Your password', { exact: true }).fill(camper.password);
    const code = dialog.getByLabel('Authenticator or recovery code');
    await code.fill('ABCDE-FGHJK');
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('aria-invalid', 'true');

    await code.fill(await authenticator.freshCode());
    await dialog.getByRole('button', { name: 'Turn off' }).click();

    await expect(section.getByText('Two-factor authentication is off.')).toBeVisible();
    await expect(page.locator('main :focus')).toContainText('Two-factor authentication is off.');
    await expect(section.getByRole('button', { name: 'Set up authenticator' })).toBeVisible();
  });
});
