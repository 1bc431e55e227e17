import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';
import { listedCampers } from '#tests/support/browser/listed-campers.ts';

test('searching, filtering, sorting and turning pages stay on the dashboard [user-management-7, user-management-8]', async ({
  page,
}) => {
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

test('rows are a table from the medium width on, and cards below it [moderator-page-1]', async ({
  page,
}) => {
  await signInAs(page, 'mod');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/moderator?search=member@campbc');
  const label = page.getByRole('cell').getByText('Last login', { exact: true });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(label).toBeHidden();

  await page.setViewportSize({ width: 767, height: 900 });

  await expect(label).toBeVisible();
});
