import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { mailAbout, tokenIn } from '#tests/support/people/mailbox.ts';
import { enterAs, newCamper, signedInCamper } from '#tests/support/browser/new-camper.ts';

test.use({ expectedErrors: /status of (400|401|422)/ });

const newPassword = 'Dry-Firewood-2208';

/** Types the same new password twice. */
async function typePasswords(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(password);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save the new password' }).click();

test('somebody who forgot the password gets a mail, chooses a new one and logs in [addresses-1, passwords-3, passwords-4]', async ({
  page,
}) => {
  const camper = await newCamper();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(camper.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const mail = await mailAbout(site.inboxUrl, camper.email, 'password');
  const token = tokenIn(mail, 'reset-password');

  await page.goto(`/reset-password?token=${token}`);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.clock.install();
  await page.reload();
  await typePasswords(page, newPassword);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await save(page);
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.clock.runFor(1_100);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/login$/);
  await page.clock.resume();

  expect(await enterAs(page, camper)).toBe(401);
  await page.getByLabel('Username or email').fill(camper.email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/hub$/);

  await page.goto(`/reset-password?token=${token}`);
  await typePasswords(page, 'Another-Tent-41');
  await save(page);
  await expect(page.getByRole('alert')).toContainText(
    'Invalid reset link. Please request a new one.',
  );
});

test('changing the password needs the current one, and signs out everywhere [passwords-6, settings-1]', async ({
  page,
  browser,
}) => {
  const camper = await signedInCamper(page);
  const elsewhere = await (await browser.newContext()).newPage();
  expect(await enterAs(elsewhere, camper)).toBe(200);
  await page.goto('/settings');
  const change = page.getByRole('button', { name: 'Change password' });

  await change.click();
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
  await page.getByLabel('Current password', { exact: true }).fill('Not-My-Password-1');
  await typePasswords(page, newPassword);
  await change.click();
  const current = page.getByLabel('Current password', { exact: true });
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');

  await current.fill(camper.password);
  await change.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();

  expect((await elsewhere.request.get(`${site.url}/api/auth/me`)).status()).toBe(401);
  await elsewhere.context().close();
  expect(await enterAs(page, camper)).toBe(401);
  expect(await enterAs(page, { ...camper, password: newPassword })).toBe(200);
});
