import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, site, test } from '#tests/support/browser/browser.ts';
import { mailAbout, tokenIn } from '#tests/support/people/mailbox.ts';
import { enterAs, newCamper, signedInCamper } from '#tests/support/people/new-camper.ts';

const newPassword = 'Dry-Firewood-2208';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function askForLink(page: Page, email: string) {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page)).toHaveText('Check your email');
}

/** Types the same new password twice, or another confirmation. */
async function typePasswords(page: Page, password: string, confirmation = password) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(confirmation);
}

async function mailedResetToken(email: string): Promise<string> {
  return tokenIn(await mailAbout(site.inboxUrl, email, 'password'), 'reset-password');
}

const save = (page: Page) => page.getByRole('button', { name: 'Save the new password' }).click();

test.describe('with refusals on the way', () => {
  test.use({ expectedErrors: /status of (400|401|410|422|500)/ });

  test('somebody who forgot the password gets a mail, chooses a new one and logs in', async ({
    page,
  }) => {
    const camper = await newCamper();
    await askForLink(page, camper.email);
    await expect(heading(page)).toBeFocused();
    const token = await mailedResetToken(camper.email);

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

  test('a reload of the page keeps the token that has left the address bar', async ({ page }) => {
    await page.goto('/reset-password?token=made-up');
    await expect(page).toHaveURL(/\/reset-password$/);

    await page.reload();
    await typePasswords(page, newPassword);
    await save(page);

    await expect(page.getByRole('alert')).toContainText(
      'Invalid reset link. Please request a new one.',
    );
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });

  test('what the server finds wrong with the new password is said at its field', async ({
    page,
  }) => {
    const camper = await newCamper();
    await askForLink(page, camper.email);
    await page.goto(`/reset-password?token=${await mailedResetToken(camper.email)}`);

    await typePasswords(page, 'onlylowercase');
    await save(page);

    const field = page.getByLabel('New password', { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(
      'Password must be at least 8 characters and include uppercase, lowercase, and a number.',
    );
  });

  const refusals = [
    [410, 'TOKEN_EXPIRED', 'This link has expired. Please request a new one.'],
    [400, 'TOKEN_USED', 'Invalid reset link. Please request a new one.'],
    [500, 'INTERNAL', 'Could not reset password. Please try again.'],
  ] as const;
  for (const [status, code, sentence] of refusals) {
    test(`a reset refused as ${code} says what the specification says`, async ({ page }) => {
      const json = { error: 'No.', code, requestId: 'r' };
      await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status, json }));
      await page.goto('/reset-password?token=some');
      await typePasswords(page, newPassword);
      await save(page);

      await expect(page.getByRole('alert')).toContainText(sentence);
    });
  }

  test('a failing request for a link says the message, or that something went wrong', async ({
    page,
  }) => {
    const path = '**/api/auth/forgot-password';
    await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('kim@mail.example');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('alert')).toHaveText('Something went wrong.');

    await page.unroute(path);
    const json = { error: 'The mail is down.', code: 'UNAVAILABLE', requestId: 'r' };
    await page.route(path, (route) => route.fulfill({ status: 500, json }));
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('alert')).toHaveText('The mail is down.');
  });

  test('changing the password needs the current one, and signs out everywhere', async ({
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

  test('a change that fails for another reason says so', async ({ page }) => {
    await signedInCamper(page);
    await page.route('**/api/auth/change-password', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page.goto('/.well-known/change-password');
    await expect(page).toHaveURL(/\/settings#password$/);
    await page.getByLabel('Current password', { exact: true }).fill('Sturdy7-tent-pole');
    await typePasswords(page, newPassword);
    await page.getByRole('button', { name: 'Change password' }).click();

    await expect(page.getByRole('alert')).toHaveText('Change password failed');
  });
});

test('an address without an account gets the same confirmation', async ({ page }) => {
  await askForLink(page, `nobody-${randomUUID()}@mail.example`);

  await expect(page.getByText('If an account exists for nobody-')).toBeVisible();
});

test('an address that is none is not asked about', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('kim');
  await page.getByRole('button', { name: 'Send the link' }).click();

  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
});

test('a link without a token is called invalid or missing', async ({ page }) => {
  await page.goto('/reset-password');

  await expect(page.getByRole('alert')).toHaveText('Invalid or missing reset token.');
  await expectAccessible(page);
});

test('the address of the reset page, entered again, knows nothing of a link before', async ({
  page,
}) => {
  await page.goto('/reset-password?token=made-up');
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();

  await page.goto('/reset-password');

  await expect(page.getByRole('alert')).toHaveText('Invalid or missing reset token.');
});

test('the reset page checks length and equality, and ticks off the rule', async ({ page }) => {
  await page.goto('/reset-password?token=made-up');
  await typePasswords(page, 'Short1', 'Short2');
  await save(page);
  await expect(page.getByText('Password must be at least 8 characters.')).toBeVisible();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();

  await typePasswords(page, newPassword);

  const checklist = page.getByRole('list', { name: 'Password checklist' });
  await expect(checklist.getByText(': done')).toHaveCount(5);
});

test('new passwords that differ are not sent', async ({ page }) => {
  await signedInCamper(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('Sturdy7-tent-pole');
  await typePasswords(page, newPassword, 'Dry-Firewood-2209');
  await page.getByRole('button', { name: 'Change password' }).click();

  await expect(page.getByText('New passwords do not match')).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
});
