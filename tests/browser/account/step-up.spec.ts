import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { buildUser } from '#tests/support/people/build-user.ts';
import { act } from '#tests/support/browser/listed-user.ts';
import { enterAs, signedInCamper } from '#tests/support/browser/new-camper.ts';
import {
  newEnrolledMember,
  outliveConfirmation,
} from '#tests/support/browser/second-factor-journey.ts';
import { plugInAuthenticator } from '#tests/support/people/virtual-authenticator.ts';

test.use({ expectedErrors: /status of (403|422)/ });

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });

test('a passkey confirms at a press [session-15]', async ({ page }) => {
  await plugInAuthenticator(page);
  const camper = await signedInCamper(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My tent');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await outliveConfirmation(camper);

  await page.getByRole('button', { name: 'Download my data' }).click();
  const byPasskey = question(page).getByRole('button', { name: 'Use a passkey' });
  await Promise.all([page.waitForEvent('download'), byPasskey.click()]);

  await expect(question(page)).toHaveCount(0);
});

test('staff confirm above an open dialog, which then shows what was asked for [session-15]', async ({
  page,
}) => {
  const { member } = await newEnrolledMember(page);
  const admin = await buildUser(site, { role: 'admin' });
  await enterAs(page, admin);
  await outliveConfirmation(admin);
  await page.goto(`/admin/users?search=${member.username}`);
  await act(page, { ...member, name: member.username }, 'MFA');
  const panel = page.getByRole('dialog', { name: `Two-factor: ${member.username}` });
  await panel.getByRole('button', { name: 'Regenerate recovery codes' }).click();
  await panel.getByRole('button', { name: 'Yes, regenerate' }).click();

  await question(page).getByLabel('Password', { exact: true }).fill(admin.password);
  await question(page).getByRole('button', { name: 'Confirm' }).click();

  await expect(question(page)).toHaveCount(0);
  const codes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
});

test('an admin who needs a passkey and has none is led to the settings', async ({ page }) => {
  const admin = await buildUser(site, { role: 'admin' });
  await enterAs(page, admin);
  const json = {
    code: 'PASSKEY_REQUIRED',
    error: 'Your role needs a passkey here.',
    requestId: 'r',
  };
  await page.route('**/api/admin/users?*', (route) => route.fulfill({ status: 403, json }));
  await page.goto('/admin/users');

  await expect(question(page)).toContainText('Your role needs a passkey for the staff pages.');
  await question(page).getByRole('link', { name: 'Add a passkey in your settings' }).click();

  await expect(page).toHaveURL(`${site.url}/settings`);
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
});
