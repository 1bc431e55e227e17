import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { join } from '#tests/support/people/join-journey.ts';

test('a newcomer registers, follows the mailed link, logs in, sees the hub and logs out', async ({
  page,
}) => {
  await join(page, site);
});

/** As if thirty seconds had passed since the last verification mail. */
async function waitOutCooldown(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
}

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
    await waitOutCooldown(page);
    const resend = page.getByRole('button', { name: 'Resend verification' });
    await resend.click();
    await expect(page.getByText('Enter a valid email first.')).toBeVisible();

    await page.goto('/login');
    await page.getByLabel('Username or email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: /log ?in/i }).click();
    await resend.click();
    const missing = 'Please enter your email address to resend the verification link.';
    await expect(page.getByText(missing)).toBeVisible();
    await page.getByLabel('Email for the verification link').fill(`${username}@mail.example`);
    await resend.click();

    await expect(page.getByText('a new link is on its way')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
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

  test('the form opens when its checklist is full, and says that a username is taken', async ({
    page,
  }) => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Create account' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Username must be 3–20/);
    await page.getByLabel('Username').fill('Member');
    await page.getByLabel('Email').fill('somebody.else@mail.example');
    const submit = page.getByRole('button', { name: 'Create account' });
    const rulesThatHold = page
      .getByRole('list', { name: 'Password checklist' })
      .getByText(': done');
    for (const [typed, rules] of [
      ['sturdy', 1],
      ['Sturdy', 2],
      ['Sturdy7', 3],
      ['Sturdy7-tent-pole', 4],
    ] as const) {
      await page.getByLabel('Password', { exact: true }).fill(typed);
      await expect(rulesThatHold).toHaveCount(rules);
      await expect(submit).toBeDisabled();
    }
    await page.getByLabel('Confirm password', { exact: true }).fill('Sturdy7-tent-pole');
    await expect(rulesThatHold).toHaveCount(5);
    await submit.click();

    await expect(page.getByRole('alert')).toContainText(
      'That email or username is already in use.',
    );
  });

  test('a made-up verification link is tried once and called invalid, as is one without a token', async ({
    page,
  }) => {
    const invalid = 'Invalid verification link. Please request a new one from the login page.';
    const mayAnswer = Promise.withResolvers<void>();
    let tries = 0;
    await page.route('**/api/auth/verify-email?*', async (route) => {
      tries += 1;
      await mayAnswer.promise;
      await route.continue();
    });
    await page.goto('/verify-email?token=made-up');
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();

    mayAnswer.resolve();

    await expect(page.getByText(invalid)).toBeVisible();
    expect(tries).toBe(1);
    await page.goto('/verify-email');
    await expect(page.getByText(invalid)).toBeVisible();
    expect(tries).toBe(1);
  });
});
