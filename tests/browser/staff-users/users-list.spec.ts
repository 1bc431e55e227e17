import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { listedCampers } from '#tests/support/browser/listed-campers.ts';
import {
  expectShown,
  list,
  openList,
  pageButton,
  searchBox,
} from '#tests/support/browser/users-screen.ts';

test('the list has its columns, and a row says who somebody is and how they stand [user-management-1, user-management-5]', async ({
  page,
}) => {
  const { mark, campers } = await listedCampers(2, (index) =>
    index === 0
      ? { display_name: 'Willow Fern', location: 'Salmon Arm', role: 'mod', is_subscriber: 1 }
      : { display_name: null, email_verified: 0 },
  );
  await openList(page, `search=${mark}`);
  const rows = page.getByRole('row');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Admin', 'Users']);
  await expect(crumbs.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');

  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    'User',
    'Email',
    'Role',
    'Subscriber',
    'Verified',
    'Joined',
    'Last login',
    'Actions',
  ]);
  await expect(rows.nth(1)).toContainText('Willow Fern');
  await expect(rows.nth(1)).toContainText('Salmon Arm');
  await expect(rows.nth(1).getByRole('cell').nth(3)).toContainText('Moderator');
  await expect(rows.nth(1).getByRole('cell').nth(4)).toContainText('Yes');
  await expect(rows.nth(2).getByRole('cell').nth(1)).toContainText(campers[1]?.username ?? '');
  await expect(rows.nth(2).getByRole('cell').nth(5)).toContainText('No');
  await expect(rows.nth(2).getByRole('cell').nth(7)).toContainText('—');

  await rows.nth(1).getByRole('link', { name: /^@/ }).click();
  await expect(page).toHaveURL(`/u/${campers[0]?.username}`);
  await page.goBack();
  await rows.nth(1).getByRole('link', { name: 'Willow Fern' }).click();
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Willow Fern' })).toBeFocused();
});

test('typing searches, and Back takes the whole typing back', async ({ page }) => {
  const { mark, campers } = await listedCampers(3);
  await openList(page, `search=${mark}`);
  await expectShown(page, campers);

  await searchBox(page).press('End');
  await searchBox(page).pressSequentially('.00');
  await expect(page).toHaveURL(/\.00$/);
  await searchBox(page).pressSequentially('02');
  await expectShown(page, [campers[2]]);
  await expect(page).toHaveURL(new RegExp(`search=${mark}\\.0002$`));
  await page.goBack();

  await expect(searchBox(page)).toHaveValue(mark);
  await expectShown(page, campers);
  await page.goForward();
  await expect(searchBox(page)).toHaveValue(`${mark}.0002`);
  await expectShown(page, [campers[2]]);
});

test('each filter narrows the list, and Back lifts it again [user-management-7]', async ({
  page,
}) => {
  const { mark, campers } = await listedCampers(3, (index) => ({
    role: index === 0 ? 'admin_jr' : 'member',
    is_subscriber: index === 1 ? 1 : 0,
    email_verified: index === 2 ? 0 : 1,
  }));
  const choices = [
    { label: 'Role', choice: 'Junior admin', shown: [campers[0]] },
    { label: 'Subscriber', choice: 'Subscribers', shown: [campers[1]] },
    { label: 'Subscriber', choice: 'Not subscribed', shown: [campers[0], campers[2]] },
    { label: 'Verified', choice: 'Not verified', shown: [campers[2]] },
  ];
  await openList(page, `search=${mark}`);
  await expectShown(page, campers);

  for (const { label, choice, shown } of choices) {
    const chip = page.getByRole('search').getByRole('button', { name: label, exact: true });
    await chip.click();
    await page.getByRole('menuitemradio', { name: choice, exact: true }).click();
    await expectShown(page, shown);
    await page.goBack();
    await expectShown(page, campers);
    await expect(chip).toHaveText(label);
  }
  const staff = page.getByRole('search').getByRole('button', { name: 'Staff' });
  await staff.click();
  await expectShown(page, [campers[0]]);
  await expect(page.getByRole('status').filter({ hasText: /^1 of [\d,]+ users$/ })).toBeVisible();
  await staff.click();
  await expectShown(page, campers);
  await page.getByRole('search').getByRole('button', { name: 'Role', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Junior admin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Role: Junior admin' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Role' }).click();
  await expectShown(page, campers);
  await expect(page).toHaveURL(`/admin/users?search=${mark}`);
});

test('a search that finds nobody says so, and can be cleared [user-management-1]', async ({
  page,
}) => {
  await openList(page, 'search=nobody+has+this+name&role=mod&sort=email');
  await expect(page.getByRole('heading', { name: 'No users' })).toBeVisible();

  await page.getByRole('button', { name: 'Clear search and filters' }).click();

  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect(list(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('');
  await expect(page).toHaveURL('/admin/users?sort=email');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('nobody has this name');
});

test('Export CSV holds exactly the filtered users, in the order on screen [user-management-7]', async ({
  page,
}) => {
  const { mark, campers } = await listedCampers(31, (index) => ({
    role: index === 30 ? 'member' : 'subscriber',
  }));
  await openList(page, `search=${mark}&role=subscriber&sort=email&dir=desc`);
  await pageButton(page, 'Next').click();
  await expect(page.getByText('26–30 of 30 users')).toBeVisible();

  const button = page.getByRole('button', { name: 'Export CSV' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);

  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  const emails = lines.slice(1).map((line) => /[^,"]+@mail\.example/.exec(line)?.[0]);
  const expected = campers.slice(0, 30).map(({ email }) => email);
  expect(emails).toEqual(expected.toReversed());
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test.describe('when a call is refused or fails', () => {
  test.use({ expectedErrors: /status of 422|ERR_FAILED/ });

  test('a page that does not exist leads back to the first', async ({ page }) => {
    const { mark, campers } = await listedCampers(2);
    await openList(page, `search=${mark}&cursor=made-up`);
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load users' });
    await expect(alert).toContainText('This page of the list does not exist.');

    await alert.getByRole('button', { name: 'Try again' }).click();

    await expectShown(page, campers);
    await expect(page).toHaveURL(`/admin/users?search=${mark}`);
  });
});
