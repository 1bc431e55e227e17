import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { listedUser, newMark, rowOf, storedUser } from '#tests/support/browser/listed-user.ts';
import { enterAs } from '#tests/support/browser/new-camper.ts';
import { buildUser } from '#tests/support/people/build-user.ts';

test.use({ expectedErrors: /status of 500/ });

test('a selection can be let go, stays while a call fails, gets a role that fits each of it, and gives it back [user-management-7]', async ({
  page,
}) => {
  const mark = newMark();
  const member = await listedUser({ mark, isVerified: false });
  const subscriber = await listedUser({ mark, role: 'subscriber' });
  const bar = page.getByRole('group', { name: 'Selected users' });
  const all = page.getByRole('checkbox', { name: 'Select all shown' });
  /* Of their own: each account has one change to many people at a time. */
  expect(await enterAs(page, await buildUser(site, { role: 'admin_jr' }))).toBe(200);
  await page.goto(`/admin/users?search=${mark}`);
  await all.check();
  await bar.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Users', exact: true })).toBeFocused();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

  await all.check();
  const path = '**/api/admin/bulk-jobs';
  await page.route(path, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  );
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

  const result = page.getByRole('region', { name: 'Change to many people' });
  await expect(result.locator(':focus')).toHaveText('Done: 2 people changed.');
  await expect(bar).toHaveCount(0);
  for (const user of [member, subscriber]) {
    await expect(rowOf(page, user).row.getByText('Moderator', { exact: true })).toBeVisible();
  }
  expect(await storedUser(member)).toMatchObject({ role: 'mod' });
  expect(await storedUser(subscriber)).toMatchObject({ role: 'mod' });

  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(result.locator(':focus')).toHaveText('Undone: 2 people changed.');
  expect(await storedUser(member)).toMatchObject({ role: 'member' });
  expect(await storedUser(subscriber)).toMatchObject({ role: 'subscriber' });
  await result.getByRole('button', { name: 'Dismiss' }).click();
  await expect(result).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Users', exact: true })).toBeFocused();
});
