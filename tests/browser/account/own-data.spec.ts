import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible, site, test } from '#tests/support/browser/browser.ts';
import { enroll, enterAs, signedInCamper } from '#tests/support/people/new-camper.ts';
import { outliveConfirmation } from '#tests/support/people/second-factor-journey.ts';

test('the data of the account are downloaded as a JSON file', async ({ page }) => {
  const { email } = await signedInCamper(page);
  await page.goto('/settings');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);

  expect(download.suggestedFilename()).toBe('campbc_account.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toBeInstanceOf(Object);
  expect(text).toContain(email);
  expect(text).not.toMatch(/argon2|password_hash|passwordHash/);
});

test.describe('deleting the account', () => {
  test.use({ expectedErrors: /status of (401|403|422)|ERR_INTERNET_DISCONNECTED/ });

  test('takes the password and a word of consent, and ends on the home page', async ({ page }) => {
    const camper = await signedInCamper(page);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const submit = dialog.getByRole('button', { name: 'Delete for good' });
    await expect(submit).toBeDisabled();

    const password = dialog.getByLabel('Your password', { exact: true });
    await password.fill('Not-My-Password-1');
    await dialog.getByLabel('I understand that my account is deleted for good.').check();
    await submit.click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription('This is not your current password.');

    await password.fill(camper.password);
    await submit.click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
    expect(await enterAs(page, camper)).toBe(401);
  });

  test('is told at once when there is no network, and nothing is sent after Cancel', async ({
    page,
    context,
  }) => {
    const camper = await signedInCamper(page);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password', { exact: true }).fill(camper.password);
    await dialog.getByLabel('I understand that my account is deleted for good.').check();
    await context.setOffline(true);

    await dialog.getByRole('button', { name: 'Delete for good' }).click();

    await expect(dialog.getByText('Network error. Please try again.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await context.setOffline(false);
    await page.goto('/contact');
    await page.goto('/settings');
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    expect(await enterAs(page, camper)).toBe(200);
  });

  /* A test of its own: axe alters built-ins, after which the next page is a new document. */
  test('the dialog is accessible', async ({ page }) => {
    await signedInCamper(page);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('button', { name: 'Delete for good' })).toBeDisabled();

    await expectAccessible(page);
  });

  test('ends on the home page however slow the machine is', async ({ page }) => {
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

  test('can be thought better of, and the button has the focus again', async ({ page }) => {
    await signedInCamper(page);
    await page.goto('/settings');
    const opener = page.getByRole('button', { name: 'Delete my account' });
    await opener.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('waits until a second factor has confirmed, and goes on by itself', async ({ page }) => {
    const camper = await signedInCamper(page);
    const { authenticator } = await enroll(page);
    await outliveConfirmation(camper);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password', { exact: true }).fill(camper.password);
    await dialog.getByLabel('I understand that my account is deleted for good.').check();

    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm it is you' });
    await question.getByRole('textbox').fill(await authenticator.freshCode());
    await question.getByRole('button', { name: 'Confirm' }).click();

    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
  });
});
