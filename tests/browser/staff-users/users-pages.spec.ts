import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { listedCampers } from '#tests/support/browser/listed-campers.ts';
import { enterAs } from '#tests/support/browser/new-camper.ts';
import { expectShown, list, openList, pageButton } from '#tests/support/browser/users-screen.ts';
import { buildUser } from '#tests/support/people/build-user.ts';

test('a page turn keeps the rows until the next ones come, and goes to the top of the list', async ({
  page,
}) => {
  const { mark, campers } = await listedCampers(30);
  await openList(page, `search=${mark}`);
  await expectShown(page, campers.slice(0, 25));
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/users\?.*cursor=/, async (route) => {
    await held.promise;
    await route.continue();
  });

  await pageButton(page, 'Next').click();

  await expect(list(page)).toBeFocused();
  await expect(list(page).locator('[aria-busy=true]').getByRole('table')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1–25 of 30' })).toBeInViewport();
  held.resolve();
  await expect(page.getByRole('status').filter({ hasText: '26–30 of 30' })).toBeInViewport();
  await expect(list(page).locator('[aria-busy=true]')).toHaveCount(0);
});

test('a selection takes in all that one may act on, and is kept over the pages of a list', async ({
  page,
}) => {
  const { mark } = await listedCampers(30, (index) => ({ role: index < 2 ? 'admin' : 'member' }));
  /* Of their own: each account has one change to many people at a time. */
  expect(await enterAs(page, await buildUser(site, { role: 'admin_jr' }))).toBe(200);
  await page.goto(`/admin/users?search=${mark}`);
  const boxes = page.getByRole('cell').getByRole('checkbox');
  const all = page.getByRole('checkbox', { name: 'Select all shown' });
  await expect(boxes).toHaveCount(23);

  await page.getByRole('checkbox', { name: 'Select Camper 2', exact: true }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await all.check();
  await expect(page.getByText('23 selected')).toBeVisible();
  await pageButton(page, 'Next').click();

  await expect(page.getByText('26–30 of 30 users')).toBeVisible();
  await expect(page.getByText('23 selected, 23 on other pages')).toBeVisible();
  await boxes.first().check();
  await page.goBack();
  await expect(page.getByText('24 selected, 1 on other pages')).toBeVisible();
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(23);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  const result = page.getByRole('region', { name: 'Change to many people' });
  await expect(result.getByRole('status')).toHaveText('Done: 24 unchanged.');
  /* Beside the rows, and not below the pages as a change to all who match. */
  await expect(result.locator('xpath=following::nav[@aria-label="Pages"]')).toBeVisible();
});
