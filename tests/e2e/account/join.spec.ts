import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { join } from '#tests/support/people/join-journey.ts';

test('a newcomer registers, follows the mailed link, logs in, sees the hub and logs out', async ({
  page,
}) => {
  await join(page, site);
});

test.describe('refused forms', () => {
  test.use({ expectedErrors: /status of (401|403|409|422|400)/ });

  test('somebody unverified is offered a new link', async ({ page }) => {
    const username = `camper.${randomUUID().slice(0, 8)}`;
    const password = 'Sturdy7-tent-pole';
    await page.goto('/register');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(`${username}@mail.example`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    const told = page.getByRole('heading', { name: 'Account created' });
    await expect(told).toBeVisible();
    await page.reload();
    await expect(told).toBeVisible();
    await expect(page.getByText('We sent a verification link to your address.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();

    await page.goto('/login');
    await page.getByLabel('Username or email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: /log ?in/i }).click();

    await expect(page.getByRole('button', { name: /resend/i })).toBeVisible();
    await expect(page.getByLabel('Email for the verification link')).toBeVisible();
  });

  test('a wrong password is said plainly and the form stays usable', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Username or email').fill('member');
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
    await page.getByRole('button', { name: /log ?in/i }).click();

    await expect(page.getByRole('alert')).toContainText('Wrong username, email or password.');
    await expect(page.getByLabel('Username or email')).toHaveValue('member');
    await expect(page.getByRole('button', { name: /log ?in/i })).toBeEnabled();
  });

  test('a taken username is said with the specified sentence', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('Username').fill('Member');
    await page.getByLabel('Email').fill('somebody.else@mail.example');
    await page.getByLabel('Password', { exact: true }).fill('Sturdy7-tent-pole');
    await page.getByLabel('Confirm password', { exact: true }).fill('Sturdy7-tent-pole');
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page.getByRole('alert')).toContainText(
      'That email or username is already in use.',
    );
  });

  test('a made-up verification link is called invalid', async ({ page }) => {
    await page.goto('/verify-email?token=made-up');

    await expect(
      page.getByText('Invalid verification link. Please request a new one from the login page.'),
    ).toBeVisible();
  });
});
