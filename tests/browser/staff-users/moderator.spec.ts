import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';
import { listedCampers } from '#tests/support/people/listed-campers.ts';
import { giveRole, listedUser } from '#tests/support/people/listed-user.ts';
import { enterAs } from '#tests/support/people/new-camper.ts';

test('a moderator reaches the own dashboard from the menu, and it makes the moderators’ calls alone', async ({
  page,
}) => {
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  await signInAs(page, 'mod');
  await page.goto('/');

  await page.getByRole('banner').getByRole('button', { name: /Jo/ }).click();
  await page.getByRole('menuitem', { name: 'Moderator Dashboard' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Moderator Dashboard' })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Moderator Dashboard']);
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  expect(called).toContain('/api/mod/users');
  expect(called.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
});

for (const account of ['admin', 'adminjr']) {
  test(`${account} has the moderator dashboard, too`, async ({ page }) => {
    await signInAs(page, account);
    await page.goto('/moderator?search=member@campbc');

    await expect(page.getByRole('row')).toHaveCount(2);
  });
}

for (const account of ['member', 'subscriber']) {
  test(`${account} is sent home from the moderator dashboard`, async ({ page }) => {
    await signInAs(page, account);
    await page.goto('/moderator');

    await expect(page).toHaveURL(/\/$/);
  });
}

test('a moderator selects those below, and nobody else', async ({ page }) => {
  const roles = ['member', 'subscriber', 'mod', 'admin_jr', 'admin'] as const;
  const { mark } = await listedCampers(roles.length, (index) => ({
    role: roles[index] ?? 'member',
  }));
  await signInAs(page, 'mod');
  await page.goto(`/moderator?search=${mark}`);

  await page.getByRole('checkbox', { name: 'Select all shown' }).check();

  await expect(page.getByText('2 selected')).toBeVisible();
  const boxes = page.getByRole('cell').getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Set role/ })).toHaveCount(0);
});

test('searching, filtering, sorting and turning pages stay on the dashboard', async ({ page }) => {
  const { mark } = await listedCampers(27, (index) => ({
    is_subscriber: index > 0 ? 1 : 0,
  }));
  await signInAs(page, 'mod');
  await page.goto('/moderator');
  await page.getByLabel('Search users').fill(mark);
  await expect(page.getByText('1–25 of 27 users')).toBeVisible();

  await page.getByRole('search').getByRole('button', { name: 'Subscriber' }).click();
  await page.getByRole('menuitemradio', { name: 'Subscribers', exact: true }).click();
  await expect(page.getByText('1–25 of 26 users')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
  await expect(page).toHaveURL(/\/moderator\?.*sort=email/);
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: 'Last' })
    .click();
  await expect(page.getByText('2–26 of 26 users')).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
  expect([lines.length, lines.join().includes('@')]).toEqual([27, false]);
});

test('rows are a table from the medium width on, and cards below it', async ({ page }) => {
  await signInAs(page, 'mod');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/moderator?search=member@campbc');
  const label = page.getByRole('cell').getByText('Last login', { exact: true });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(label).toBeHidden();

  await page.setViewportSize({ width: 767, height: 900 });

  await expect(label).toBeVisible();
});

test.describe('when the call is refused', () => {
  test.use({ expectedErrors: /status of 403/ });

  test('a moderator demoted meanwhile reads whom the page is for', async ({ page }) => {
    const moderator = await listedUser({ role: 'mod', isWaived: true });
    expect(await enterAs(page, moderator)).toBe(200);
    await page.goto(`/moderator?search=${moderator.username}`);
    await expect(page.getByRole('row')).toHaveCount(2);

    await giveRole(moderator, 'member');
    await page.getByLabel('Search users').fill('somebody else');

    const text = 'You must be a moderator or admin to view this page.';
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
  });
});
