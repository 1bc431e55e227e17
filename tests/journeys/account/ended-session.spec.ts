import { expect, type Page } from '@playwright/test';
import { queryDatabase } from '#tests/support/people/database.ts';
import { site, test } from '#tests/support/browser/browser.ts';
import { buildUser } from '#tests/support/people/build-user.ts';
import { listedUser, newMark } from '#tests/support/browser/listed-user.ts';
import { enterAs, signedInCamper } from '#tests/support/browser/new-camper.ts';
import { submitPassword } from '#tests/support/browser/second-factor-journey.ts';

test.use({ expectedErrors: /status of 401/ });

/** Ends the sessions, as their owner does on another device. */
async function endSessions({ username }: { username: string }): Promise<void> {
  const sql =
    'DELETE FROM device_sessions WHERE user_id = (SELECT id FROM users WHERE username = ?)';
  await queryDatabase(site, sql, [username]);
}

const sessionEnded = 'Your session has ended. Please log in again.';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('a profile typed while the session ends is there after signing in, and asks before it is left [frame-25, session-1]', async ({
  page,
}) => {
  const camper = await signedInCamper(page);
  await page.goto('/profile');
  const bio = page.getByLabel('About you');
  await bio.fill('Sleeps late.\nWhistles early.');
  await endSessions(camper);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(sessionEnded)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();

  await submitPassword(page, camper);

  await expect(page).toHaveURL(/\/profile$/);
  await expect(bio).toHaveValue('Sleeps late.\nWhistles early.');
  await page.getByRole('link', { name: 'View your public profile' }).click();
  await dialog(page).getByRole('button', { name: 'Stay on this page' }).click();
  await page.getByRole('banner').getByRole('button', { name: camper.username }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await dialog(page).getByRole('button', { name: 'Stay on this page' }).click();
  await expect(bio).toHaveValue('Sleeps late.\nWhistles early.');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'View your public profile' }).click();
  await expect(page.getByText('Whistles early.')).toBeVisible();
});

test('staff whose session ends find their selection again, and meanwhile nobody’s data stay [session-1]', async ({
  page,
}) => {
  const mark = newMark();
  const target = await listedUser({ mark, isVerified: false });
  const admin = await buildUser(site, { role: 'admin' });
  expect(await enterAs(page, admin)).toBe(200);
  await page.goto(`/admin/users?search=${mark}`);
  const box = page.getByRole('checkbox', { name: `Select ${target.name}`, exact: true }).first();
  await box.check();
  await endSessions(admin);
  const bar = page.getByRole('group', { name: 'Selected users' });
  await bar.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText(sessionEnded)).toBeVisible();
  await expect(page.getByText(target.name)).toHaveCount(0);

  await submitPassword(page, admin);

  await expect(page).toHaveURL(`${site.url}/admin/users?search=${mark}`);
  await expect(bar.getByText('1 selected', { exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Done: 1 person changed.', { exact: true })).toBeVisible();
});
