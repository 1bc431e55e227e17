import { expect } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';
import { listedUser, newMark, storedUser } from '#tests/support/browser/listed-user.ts';

test.use({ expectedErrors: /status of 500/ });

test('a selection can be let go, stays while a call fails, and gets a role that fits each of it [user-management-7]', async ({
  page,
}) => {
  const mark = newMark();
  const member = await listedUser({ mark, isVerified: false });
  const subscriber = await listedUser({ mark, role: 'subscriber' });
  const bar = page.getByRole('group', { name: 'Selected users' });
  const all = page.getByRole('checkbox', { name: 'Select all shown' });
  await signInAs(page, 'adminjr');
  await page.goto(`/admin/users?search=${mark}`);
  await all.check();
  await bar.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Users', exact: true })).toBeFocused();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

  await all.check();
  const path = '**/api/admin/users/bulk';
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
  await bar.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to update verification');
  await expect(bar.getByText('2 selected', { exact: true })).toBeVisible();
  expect(await storedUser(member)).toMatchObject({ email_verified: 0 });
  await page.unroute(path);

  await bar.getByRole('button', { name: /^Set role…/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Admin', exact: true })).toBeDisabled();
  await page.getByRole('menuitemradio', { name: 'Moderator', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Change 2 users?' });
  await expect(question).toContainText('These 2 users get the role Moderator.');
  await question.getByRole('button', { name: 'Change' }).click();

  const result = page.getByRole('region', { name: 'Results' });
  await expect(result.getByRole('heading', { name: '2 users changed' })).toBeFocused();
  await expect(bar).toHaveCount(0);
  expect(await storedUser(member)).toMatchObject({ role: 'mod' });
  expect(await storedUser(subscriber)).toMatchObject({ role: 'mod' });
  await result.getByRole('button', { name: 'Dismiss' }).click();
  await expect(result).toHaveCount(0);
});
