import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { join } from '#tests/support/browser/join-journey.ts';

/** Acts as if thirty seconds had passed since the last verification mail. */
async function waitOutCooldown(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
}

test('a newcomer registers, follows the mailed link, logs in, sees the hub and logs out [frame-2, registration-1, registration-7, e-mail-verification-2]', async ({
  page,
}) => {
  await join(page, site);
});

test.describe('with refusals on the way', () => {
  test.use({ expectedErrors: /status of (401|403|422)/ });

  test('somebody unverified is offered a new link [registration-7, sign-in-10]', async ({
    page,
  }) => {
    /* The wait of thirty seconds goes on while this runs. */
    await page.clock.setFixedTime(Date.now());
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
});
