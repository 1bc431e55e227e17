import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { newCamper } from '#tests/support/browser/new-camper.ts';
import {
  enrollHere,
  promote,
  submitPassword,
} from '#tests/support/browser/second-factor-journey.ts';

test.use({ expectedErrors: /status of (400|401|403|422)/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('alert');

/** Brings a member who has become staff to the set-up page, in a browser whose clipboard can be read. */
async function openSetUp(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const member = await newCamper();
  await promote(member, 'mod');
  await page.goto('/login');
  await submitPassword(page, member);
}

test('the set-up page without a token says so and leads a visitor to the login [addresses-1, addresses-3, second-factor-enrollment-2]', async ({
  page,
}) => {
  await page.goto('/entroll2fa');

  await expect(page).toHaveURL(/\/2fa\/enroll$/);
  await expect(alert(page)).toHaveText('Missing enroll token');
  await page.getByRole('button', { name: 'Get a new token' }).click();

  await expect(page).toHaveURL(/\/login$/);
});

test('the set-up page hides the key until asked, copies it, keeps it over a reload, and refuses a wrong code [second-factor-enrollment-1, second-factor-enrollment-3, second-factor-enrollment-4]', async ({
  page,
}) => {
  await openSetUp(page);
  const key = page.getByRole('definition');
  const picture = page.getByRole('img', { name: /QR code/ });
  await expect(picture).toHaveJSProperty('complete', true);
  const masked = await key.innerText();

  await page.getByRole('button', { name: 'Show setup key' }).click();
  const secret = await key.innerText();
  expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
  expect(masked).not.toContain(secret);
  await page.getByRole('button', { name: 'Hide setup key' }).click();
  await expect(key).toHaveText(masked);
  await page.getByRole('button', { name: 'Copy setup key' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await page.reload();
  await page.getByRole('button', { name: 'Show setup key' }).click();
  await expect(key).toHaveText(secret);

  const code = page.getByLabel('6-digit code from the app');
  await code.fill('12 34');
  await page.getByRole('button', { name: 'Verify and turn on' }).click();
  await expect(page.getByText('Please enter a valid 6-digit code.')).toBeVisible();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Verify and turn on' }).click();
  await expect(alert(page)).toHaveText(
    'That code didn’t match. Open your authenticator and try the newest 6-digit code.',
  );
  await expect(page.getByRole('button', { name: 'Get a new token' })).toHaveCount(0);
});

test('the recovery codes stand in two columns, to copy and as a file [second-factor-enrollment-5, recovery-codes-1]', async ({
  page,
}) => {
  await openSetUp(page);
  const { recoveryCodes } = await enrollHere(page);
  const text = `${recoveryCodes.join('\n')}\n`;
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('header', { has: heading(page) })).toHaveText(/^Step 2 of 2/);
  await expect(page.locator('[data-song-player]')).toBeHidden();
  const lefts = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .evaluateAll((codes) => codes.map((code) => code.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);

  await page.getByRole('button', { name: 'Copy codes' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download codes' }).click(),
  ]);

  expect(download.suggestedFilename()).toBe('campbc_recovery_codes.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe(text);
  await page.getByRole('button', { name: 'Continue to login' }).click();
  const box = page.getByRole('checkbox', { name: 'I have saved them' });
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Save your codes, then tick this.');
});
