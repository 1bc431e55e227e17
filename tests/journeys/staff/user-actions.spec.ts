import { expect, type Page, type Route } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';
import {
  act,
  itemOf,
  type ListedUser,
  listedUser,
  newMark,
  rowOf,
  storedUser,
} from '#tests/support/browser/listed-user.ts';

/** Opens the list with these users on it, as an admin. */
async function openList(page: Page, mark: string, account = 'admin'): Promise<void> {
  await signInAs(page, account);
  await page.goto(`/admin/users?search=${mark}`);
}

/** Opens the list with a new user in it, as an admin or with another account. */
async function openUser(
  page: Page,
  { account, ...wanted }: Parameters<typeof listedUser>[0] & { account?: string } = {},
) {
  const mark = newMark();
  const user = await listedUser({ mark, ...wanted });
  await openList(page, mark, account);
  return { user, ...rowOf(page, user) };
}

/** Holds the answers to a change until they are released, and keeps the requests. */
async function holdChanges(page: Page, path = '**/api/admin/users/*') {
  const gate = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route(path, async (route: Route) => {
    if (route.request().method() === 'GET') return route.fallback();
    sent.push(route.request().postDataJSON());
    await gate.promise;
    return route.continue();
  });
  return { sent, letGo: gate.resolve };
}

/** Reads a user's cell under a column's name. */
function cellOf(page: Page, user: ListedUser, column: string) {
  const { row } = rowOf(page, user);
  return row.getByRole('cell').filter({ has: page.getByText(column, { exact: true }) });
}

test('Verify Email shows its effect at once, saves, and turns into Unverify Email [user-management-6, user-management-7]', async ({
  page,
}) => {
  const { user, row, actions } = await openUser(page, { isVerified: false });
  const { sent, letGo } = await holdChanges(page);

  await act(page, user, 'Verify Email');

  const saving = row.getByRole('button', { name: 'Saving…', exact: true });
  await expect(saving).toBeFocused();
  await expect(cellOf(page, user, 'Verified')).toContainText('Yes');
  letGo();
  await expect(actions).toBeFocused();
  await expect(await itemOf(page, user, 'Unverify Email')).toBeVisible();
  expect(sent).toEqual([{ email_verified: 1 }]);
  expect(await storedUser(user)).toMatchObject({ email_verified: 1 });
});

test('Delete asks in so many words, starts on Cancel, hands the focus to the next row, and to the heading after the last [user-management-6, user-management-7]', async ({
  page,
}) => {
  const mark = newMark();
  const user = await listedUser({ mark });
  const other = await listedUser({ mark });
  await openList(page, mark);
  const dialog = page.getByRole('dialog');

  await act(page, user, 'Delete');
  const question = `Delete user ${user.name} (ID ${user.id})? This is permanent.`;
  await expect(dialog.getByText(question, { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, user).actions).toBeFocused();

  const { letGo } = await holdChanges(page);
  await act(page, user, 'Delete');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('Asked for it');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Deleting…', exact: true })).toBeVisible();
  letGo();

  await expect(rowOf(page, user).row).toHaveCount(0);
  await expect(rowOf(page, other).row).toBeFocused();
  expect(await storedUser(user)).toBeUndefined();
  await act(page, other, 'Delete');
  await dialog.getByLabel('Reason').fill('Asked for it');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No users' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
