import { expect } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';

for (const account of ['admin', 'adminjr']) {
  test(`${account} reaches the users list from the own menu`, async ({ page }) => {
    await signInAs(page, account);
    await page.goto('/');

    await page.getByRole('banner').getByRole('button', { name: /Admin/ }).click();
    await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Users/ })
      .click();

    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    const table = page.getByRole('table', { name: 'Users' });
    await expect(table.getByText('admin@campbc.example')).toBeVisible();
  });
}

test('an admin searches and sorts, and the address keeps both', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/users');
  const table = page.getByRole('table', { name: 'Users' });

  await page.getByLabel('Search users').fill('adminjr');
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/search=adminjr/);

  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  await expect(page).toHaveURL(/sort=email/);

  await page.getByLabel('Search users').fill('nobody has this name');
  await expect(page.getByRole('heading', { name: 'No users' })).toBeVisible();
});

const others = [
  ['member', 'Kim Member'],
  ['subscriber', 'Lee Subscriber'],
  ['mod', 'Jo Moderator'],
] as const;

for (const [account, name] of others) {
  test(`${account} is sent home from the staff pages and sees no way in`, async ({ page }) => {
    await signInAs(page, account);
    await page.goto('/admin/users');

    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('menuitem', { name: 'My Hub' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toHaveCount(0);
  });
}

test('an anonymous visitor is sent to login, and back after signing in', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/admin/users?search=mod');
  await expect(page).toHaveURL(/\/login$/);
  expect(fetched.filter((url) => url.includes('/r/remote-admin/'))).toEqual([]);

  await page.getByLabel('Username or email').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(process.env['DEMO_PASSWORD'] ?? '');
  await page.getByRole('button', { name: /log ?in/i }).click();

  await expect(page).toHaveURL(/\/admin\/users\?search=mod$/);
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === 'campbc_signed_in')).toBe(true);
});

test('a role badge stands beside the name of staff', async ({ page }) => {
  await signInAs(page, 'mod');
  await page.goto('/');

  await expect(page.getByRole('banner').getByText('Mod', { exact: true })).toBeVisible();
});
