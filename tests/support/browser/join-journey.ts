import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { verificationLink } from './browser.ts';

/** Registers, follows the mailed link, logs in, sees the hub, logs out: through every layer of a site. */
export async function join(page: Page, site: { url: string; inboxUrl: string }): Promise<void> {
  const username = `camper.${randomUUID().slice(0, 8)}`;
  const email = `${username}@mail.example`;
  const password = 'Sturdy7-tent-pole';

  await page.goto(site.url);
  await page.getByRole('link', { name: 'Login / Register' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /register|create|sign up/i })
    .first()
    .click();

  const submit = page.getByRole('button', { name: 'Create account' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Account created' })).toBeVisible();

  await page.goto(await verificationLink(site, email));
  await expect(page.getByText('Your email is verified. You can log in now.')).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: /log ?in/i })
    .click();
  await page.getByLabel('Username or email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await expect(page).toHaveURL(/\/hub$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My Hub' })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  await page.goto(`${site.url}/hub`);
  await expect(page).toHaveURL(/\/login$/);
}
