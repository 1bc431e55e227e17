import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { enterAs, signedInCamper } from '#tests/support/browser/new-camper.ts';
import { outliveConfirmation } from '#tests/support/browser/second-factor-journey.ts';

test.use({ expectedErrors: /status of (401|403|422)/ });

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });

test('the download of the own data waits until a member has confirmed, and goes on by itself [session-15, settings-6]', async ({
  page,
}) => {
  const camper = await signedInCamper(page);
  await outliveConfirmation(camper);
  await page.goto('/settings');

  const download = page.getByRole('button', { name: 'Download my data' });
  const password = question(page).getByLabel('Password', { exact: true });
  await download.click();
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText('Please confirm that it is you, then try again.')).toBeVisible();

  await download.click();
  await password.fill('Not-My-Password-1');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('This is not your current password.');
  await password.fill(camper.password);
  const [file] = await Promise.all([page.waitForEvent('download'), password.press('Enter')]);

  expect(file.suggestedFilename()).toBe('campbc_account.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toBeInstanceOf(Object);
  expect(text).toContain(camper.email);
  expect(text).not.toMatch(/argon2|password_hash|passwordHash/);
  await expect(question(page)).toHaveCount(0);
});

test('deleting the account takes the password and a word of consent, and ends on the home page [settings-7]', async ({
  page,
}) => {
  const camper = await signedInCamper(page);
  await page.goto('/settings');
  const opener = page.getByRole('button', { name: 'Delete my account' });
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await opener.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  const submit = dialog.getByRole('button', { name: 'Delete for good' });
  const consent = dialog.getByLabel('I understand that my account is deleted for good.');
  await submit.click();
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription(/^Tick this first\./);

  const password = dialog.getByLabel('Your password', { exact: true });
  await password.fill('Not-My-Password-1');
  await consent.check();
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
