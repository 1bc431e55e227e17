import { expect, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import {
  act,
  giveRole,
  itemOf,
  listedUser,
  newMark,
  removeUser,
  rowOf,
  storedUser,
} from '#tests/support/browser/listed-user.ts';
import { enterAs } from '#tests/support/browser/new-camper.ts';

/* Errors of a page whose data others have changed meanwhile. */
test.use({ expectedErrors: /status of (401|403|404|412)/ });

/** Shows a user to a moderator. */
async function lookAtSomebody(page: Page) {
  const mark = newMark();
  const user = await listedUser({ mark });
  await signInAs(page, 'mod');
  await page.goto(`/moderator?search=${mark}`);
  const { row, actions } = rowOf(page, user);
  await expect(actions).toBeVisible();
  return { user, row };
}

test('somebody promoted meanwhile is left alone, and their menu goes off [user-management-7]', async ({
  page,
}) => {
  const { user, row } = await lookAtSomebody(page);
  await giveRole(user, 'admin');

  await act(page, user, 'Make Subscriber');

  await expect(row.getByRole('alert')).toContainText('Failed to update subscriber flag');
  await expect(row.getByRole('alert')).toContainText('the role is now Admin');
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await expect(await itemOf(page, user, 'Unverify email')).toBeDisabled();
  await expect(page.getByRole('menu')).toContainText('You can’t manage this role.');
  expect(await storedUser(user)).toMatchObject({ role: 'admin', is_paid: 0 });
});

test('somebody deleted meanwhile leaves the list, and a notice says why [user-management-7]', async ({
  page,
}) => {
  const { user, row } = await lookAtSomebody(page);
  await removeUser(user);

  await act(page, user, 'Make Subscriber');

  await expect(row).toHaveCount(0);
  const failed = `Failed to update subscriber flag (${user.name}).`;
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
});

test('whoever is deleted meanwhile is not found any more [one-person-2]', async ({ page }) => {
  const user = await listedUser();
  await signInAs(page, 'admin');
  await page.goto(`/admin/users/${user.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.name);
  await removeUser(user);

  await page.reload();

  await expect(page.getByRole('heading', { name: 'No such user' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
});

test('a moderator demoted meanwhile is led home, and reads whom the page is for [people-roles-3]', async ({
  page,
}) => {
  const moderator = await listedUser({ role: 'mod', isWaived: true });
  expect(await enterAs(page, moderator)).toBe(200);
  await page.goto(`/moderator?search=${moderator.username}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Search users').focus();

  await giveRole(moderator, 'member');
  /* By keys, which wait for no field: the page may be gone by then. */
  await page.keyboard.type('somebody else');

  const text = 'You must be a moderator or admin to view this page.';
  await expect(page).toHaveURL('/');
  await expect(page.getByText(text)).toBeVisible();
});

test('an admin demoted meanwhile is led home without a touch, without the bar of staff, and reads why [people-roles-3]', async ({
  page,
  browser,
}) => {
  const admin = await listedUser({ role: 'admin_jr', isWaived: true });
  expect(await enterAs(page, admin)).toBe(200);
  const listening = page.waitForResponse(/\/events\?person=/);
  await page.goto(`/admin/users?search=${admin.username}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await listening;
  const colleague = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signInAs(colleague, 'admin');

  const path = `${site.url}/api/admin/users/${admin.id}`;
  const change = { headers: { origin: site.url }, data: { role: 'member' } };
  expect((await colleague.request.patch(path, change)).status()).toBe(200);

  await expect(page).toHaveURL('/', { timeout: 0 });
  await colleague.context().close();
  await expect(page.getByText('Admins only.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Admin', { exact: true })).toHaveCount(0);
});
