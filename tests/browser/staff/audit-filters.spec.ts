import { expect, type Page } from '@playwright/test';
import { chip, openTrail, rows } from '#tests/support/browser/audit-trail.ts';
import { test } from '#tests/support/browser/browser.ts';

const actions = (page: Page) => page.getByRole('button', { name: /^Actions/ });

test('several actions are chosen by keyboard; the address has them, and Back takes them back [audit-log-page-1]', async ({
  page,
}) => {
  await openTrail(page);

  await actions(page).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'auth.login', exact: true }).press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('menuitemcheckbox', { name: 'account.update', exact: true }).press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  /* A target that an open menu half covers is too small for axe. */
  await expect(page.getByRole('menu')).toHaveCount(0);

  await expect(actions(page)).toBeFocused();
  await expect(actions(page)).toHaveAccessibleName('Actions: 2 actions');
  await expect(page).toHaveURL(/action=auth\.login&action=account\.update/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await expect(actions(page)).toHaveAccessibleName('Actions: auth.login');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('a target is typed as a name or an id; Clear filters lifts every filter and hands the focus on [audit-log-page-1, limits-times-1]', async ({
  page,
}) => {
  const { id, username } = await openTrail(page);
  await chip(page, 'Add filter').press('Enter');
  await page.getByRole('menuitem', { name: 'Target' }).press('Enter');
  await expect(page.getByLabel('Target', { exact: true })).toBeFocused();
  await page.getByLabel('Target', { exact: true }).fill('no name');
  await expect(page.getByText('Use an ID or a username.')).toBeVisible();
  await page.getByLabel('Target', { exact: true }).fill(username);
  await expect(page).toHaveURL(new RegExp(`target=${username}`));
  await expect(rows(page)).toHaveCount(4);
  await page.getByLabel('Target', { exact: true }).fill(String(id));
  await expect(page).toHaveURL(new RegExp(`target=${id}`));

  await page.getByRole('button', { name: 'Clear filters' }).click();

  await expect(page).toHaveURL('/admin/audit');
  await expect(chip(page, /^Target/)).toHaveCount(0);
  await expect(page.getByPlaceholder('Filter logs…')).toHaveValue('');
  await expect(page.getByPlaceholder('Filter logs…')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
});
