import { expect, type Page } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';
import {
  act,
  type ListedUser,
  listedUser,
  newMark,
  rowOf,
  storedUser,
} from '#tests/support/browser/listed-user.ts';

/** Opens the list with a new user in it, as an admin. */
async function openUser(page: Page, wanted: Parameters<typeof listedUser>[0] = {}) {
  const mark = newMark();
  const user = await listedUser({ mark, ...wanted });
  await signInAs(page, 'admin');
  await page.goto(`/admin/users?search=${mark}`);
  return { user, ...rowOf(page, user) };
}

/** Reads a user's cell under a column's name. */
function cellOf(page: Page, user: ListedUser, column: string) {
  const { row } = rowOf(page, user);
  return row.getByRole('cell').filter({ has: page.getByText(column, { exact: true }) });
}

test('Unverify Email asks where it is about staff [user-management-7, user-management-11]', async ({
  page,
}) => {
  const { user, actions } = await openUser(page, { role: 'mod' });

  await act(page, user, 'Unverify Email');
  const question = page.getByRole('dialog', { name: 'Unverify email' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(actions).toBeFocused();
  await act(page, user, 'Unverify Email');
  await question.getByRole('button', { name: 'Unverify Email' }).click();

  await expect(page.getByText('They have been logged out.')).toBeVisible();
  expect(await storedUser(user)).toMatchObject({ email_verified: 0 });
});

test.describe('a call that is refused', () => {
  test.use({ expectedErrors: /status of 500/ });

  const refusal = {
    status: 500,
    json: { error: 'The bear ate it.', code: 'INTERNAL', requestId: 'test' },
  };

  test('puts the row back and says what failed, with the server’s own sentence [errors-staff-pages-1]', async ({
    page,
  }) => {
    const { user, row } = await openUser(page, { isVerified: false });
    await expect(row).toBeVisible();
    await page.route('**/api/admin/users/*', (route) => route.fulfill(refusal));
    const alert = row.getByRole('alert');

    await act(page, user, 'Verify Email');
    await expect(alert).toContainText('Failed to update verification');
    await expect(alert).toContainText('The bear ate it.');
    await expect(cellOf(page, user, 'Verified')).toContainText('No');

    await act(page, user, 'Delete');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Asked for it');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Failed to delete user');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toBeVisible();
    expect(await storedUser(user)).toMatchObject({ role: 'member', email_verified: 0 });
  });
});
