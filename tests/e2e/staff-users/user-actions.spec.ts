import { expect, type Page, type Route } from '@playwright/test';
import { expectAccessible, signInAs, test } from '#tests/support/browser/browser.ts';
import {
  type ListedUser,
  listedUser,
  newMark,
  rowOf,
  storedUser,
} from '#tests/support/people/listed-user.ts';

/** Opens the list with these users on it, as an admin. */
async function openList(page: Page, mark: string, account = 'admin'): Promise<void> {
  await signInAs(page, account);
  await page.goto(`/admin/users?search=${mark}`);
}

/** Opens the list on somebody new, as an admin or with another account. */
async function openUser(
  page: Page,
  { account, ...wanted }: Parameters<typeof listedUser>[0] & { account?: string } = {},
) {
  const mark = newMark();
  const user = await listedUser({ mark, ...wanted });
  await openList(page, mark, account);
  return { user, ...rowOf(page, user) };
}

/** Holds the answers to a change until they are let go, and keeps what was sent. */
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

test('Verify Email shows its effect at once, saves, and turns into Unverify Email', async ({
  page,
}) => {
  const { user, actions } = await openUser(page, { isVerified: false });
  const { sent, letGo } = await holdChanges(page);

  await actions.getByRole('button', { name: 'Verify Email', exact: true }).click();

  const saving = actions.getByRole('button', { name: 'Saving…', exact: true });
  await expect(saving).toBeFocused();
  await expect(cellOf(page, user, 'Verified')).toContainText('Yes');
  letGo();
  await expect(actions.getByRole('button', { name: 'Unverify Email', exact: true })).toBeFocused();
  expect(sent).toEqual([{ email_verified: 1 }]);
  expect(await storedUser(user)).toMatchObject({ email_verified: 1 });
});

test('Unverify Email says that the person is signed out', async ({ page }) => {
  const { user, actions } = await openUser(page);

  await actions.getByRole('button', { name: 'Unverify Email', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unverify Email' }).click();

  const notice = page.getByText(
    `The email of ${user.name} is no longer verified. They have been signed out.`,
  );
  await expect(notice).toBeVisible();
  await expect(actions.getByRole('button', { name: 'Verify Email', exact: true })).toBeVisible();
  expect(await storedUser(user)).toMatchObject({ email_verified: 0 });
});

test('Make Subscriber sets both flags and the role, Remove Subscriber takes all three back', async ({
  page,
}) => {
  const { user, actions } = await openUser(page);
  const { sent, letGo } = await holdChanges(page);

  await actions.getByRole('button', { name: 'Make Subscriber', exact: true }).click();
  await expect(actions.getByRole('button', { name: 'Saving…', exact: true })).toBeVisible();
  await expect(cellOf(page, user, 'Role')).toContainText('Subscriber');
  letGo();
  const remove = actions.getByRole('button', { name: 'Remove Subscriber', exact: true });
  await expect(remove).toBeVisible();
  expect(await storedUser(user)).toMatchObject({ role: 'subscriber', is_paid: 1 });
  await remove.click();
  await expect(actions.getByRole('button', { name: 'Make Subscriber', exact: true })).toBeEnabled();

  expect(sent).toEqual([
    { is_subscriber: 1, is_paid: 1 },
    { is_subscriber: 0, is_paid: 0 },
  ]);
  await expect(cellOf(page, user, 'Role')).toContainText('Member');
  await expect
    .poll(() => storedUser(user))
    .toMatchObject({ role: 'member', is_paid: 0, is_subscriber: 0 });
});

test('a moderator stays one, subscriber or not', async ({ page }) => {
  const { user, actions } = await openUser(page, { role: 'mod' });

  await actions.getByRole('button', { name: 'Make Subscriber', exact: true }).click();

  await expect(cellOf(page, user, 'Role')).toContainText('Moderator');
  await expect(
    actions.getByRole('button', { name: 'Remove Subscriber', exact: true }),
  ).toBeVisible();
  await expect
    .poll(() => storedUser(user))
    .toMatchObject({ role: 'mod', is_paid: 1, is_subscriber: 1 });
});

test('Set role waits for the server, sends paid for subscriber, and other roles alone', async ({
  page,
}) => {
  const { user, actions } = await openUser(page);
  const { sent, letGo } = await holdChanges(page);
  const setRole = actions.getByRole('button', { name: `Set role for ${user.name}` });

  await setRole.click();
  await page.getByRole('menuitemradio', { name: 'Subscriber', exact: true }).click();
  await expect(actions.getByRole('button', { name: 'Saving…', exact: true })).toBeVisible();
  await expect(cellOf(page, user, 'Role')).toContainText('Member');
  letGo();
  await expect(cellOf(page, user, 'Role')).toContainText('Subscriber');
  await setRole.press('Enter');
  const chosen = page.getByRole('menuitemradio', { checked: true });
  await expect(chosen).toHaveText('Subscriber');
  await page.getByRole('menuitemradio', { name: 'Moderator', exact: true }).press('Enter');
  await expect(cellOf(page, user, 'Role')).toContainText('Moderator');

  await expect(setRole).toBeFocused();
  expect(sent).toEqual([{ role: 'paid', is_subscriber: 1, is_paid: 1 }, { role: 'mod' }]);
  expect(await storedUser(user)).toMatchObject({ role: 'mod', is_paid: 1, is_subscriber: 1 });
});

test('a junior admin may choose only the roles they may assign', async ({ page }) => {
  const { user } = await openUser(page, { account: 'adminjr' });

  await rowOf(page, user)
    .actions.getByRole('button', { name: /^Set role/ })
    .click();

  for (const role of ['Member', 'Subscriber', 'Moderator']) {
    await expect(page.getByRole('menuitemradio', { name: role, exact: true })).toBeEnabled();
  }
  for (const role of ['Junior admin', 'Admin']) {
    await expect(page.getByRole('menuitemradio', { name: role, exact: true })).toBeDisabled();
  }
  await expectAccessible(page);
});

test.describe('a call that is refused', () => {
  test.use({ expectedErrors: /status of 500/ });

  const refusal = {
    status: 500,
    json: { error: 'The bear ate it.', code: 'INTERNAL', requestId: 'test' },
  };

  test('puts the row back and says what failed, with the server’s own sentence', async ({
    page,
  }) => {
    const { user, actions } = await openUser(page);
    await expect(actions).toBeVisible();
    await page.route('**/api/admin/users/*', (route) => route.fulfill(refusal));
    const alert = actions.getByRole('alert');

    await actions.getByRole('button', { name: 'Unverify Email', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unverify Email' }).click();
    await expect(alert).toContainText('Failed to update verification');
    await expect(alert).toContainText('The bear ate it.');
    await expect(cellOf(page, user, 'Verified')).toContainText('Yes');
    await expectAccessible(page);

    await actions.getByRole('button', { name: 'Make Subscriber', exact: true }).click();
    await expect(alert).toContainText('Failed to update subscriber flag');
    await expect(cellOf(page, user, 'Role')).toContainText('Member');

    await actions.getByRole('button', { name: /^Set role/ }).click();
    await page.getByRole('menuitemradio', { name: 'Moderator', exact: true }).click();
    await expect(alert).toContainText('Failed to set role');
    await expect(cellOf(page, user, 'Role')).toContainText('Member');

    await actions.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Failed to delete user');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(page, user).row).toBeVisible();
    expect(await storedUser(user)).toMatchObject({ role: 'member', email_verified: 1 });
  });
});

test('Delete asks in so many words, starts on Cancel, and hands the focus to the next row', async ({
  page,
}) => {
  const mark = newMark();
  const user = await listedUser({ mark });
  const other = await listedUser({ mark });
  await openList(page, mark);
  const opener = rowOf(page, user).actions.getByRole('button', { name: 'Delete', exact: true });
  const dialog = page.getByRole('dialog');

  await opener.click();
  const question = `Delete user ${user.name} (ID ${user.id})? This is permanent.`;
  await expect(dialog.getByText(question, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  const { letGo } = await holdChanges(page);
  await opener.click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Deleting…', exact: true })).toBeVisible();
  letGo();

  await expect(rowOf(page, user).row).toHaveCount(0);
  await expect(rowOf(page, other).actions.getByRole('button').first()).toBeFocused();
  expect(await storedUser(user)).toBeUndefined();
});

test('whoever deletes the only row is taken to the heading', async ({ page }) => {
  const { user } = await openUser(page);

  await rowOf(page, user).actions.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'No users' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
