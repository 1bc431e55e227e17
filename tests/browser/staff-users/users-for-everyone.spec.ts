import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { expectToFit } from '#tests/support/browser/every-look.ts';
import { listedCampers } from '#tests/support/browser/listed-campers.ts';
import { listedUser } from '#tests/support/browser/listed-user.ts';
import { enterAs } from '#tests/support/browser/new-camper.ts';
import { expectShown, openList, searchBox, tabTo } from '#tests/support/browser/users-screen.ts';

/** Heads or cells that are visible: the point where their content begins belongs to them. */
const seen = (columns: Locator) =>
  columns.evaluateAll((all) =>
    all
      .filter((column) => {
        const content = document.createRange();
        content.selectNodeContents(column);
        const { left, top, height } = content.getBoundingClientRect();
        return column.contains(document.elementFromPoint(left + 2, top + height / 2));
      })
      .map((column) => column.getAttribute('data-column')),
  );

test('rows are a table where there is room and cards where there is not, with every column [user-management-1, user-management-5, user-management-7]', async ({
  page,
}) => {
  const last_login = new Date(Date.now() - 82_800_000).toISOString().slice(0, 23).replace('T', ' ');
  const { mark } = await listedCampers(2, () => ({ last_login }));
  await openList(page, `search=${mark}`);
  const [first, second] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)];
  const labels = first.getByText('Last login', { exact: true });
  await expect(second).toBeVisible();
  await expect(labels).toBeHidden();
  for (const width of [1280, 900, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => seen(page.getByRole('columnheader'))).toHaveLength(9);
    await expect.poll(() => seen(first.getByRole('cell'))).toHaveLength(9);
  }

  await page.setViewportSize({ width: 360, height: 800 });

  await expect(labels).toBeVisible();
  await expect.poll(() => seen(first.getByRole('cell'))).toHaveLength(9);
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  const card = (await first.boundingBox()) ?? { width: 0, y: 999 };
  expect(card.width).toBeGreaterThan(300);
  expect(card.y).toBeLessThanOrEqual(420);
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect(sort).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await sort.selectOption('Email ↓');
  await expect(page).toHaveURL(/sort=email&dir=desc$/);
  await pressAtOnce(page, ['Staff', 'New']);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await expect(page).toHaveURL(
    `/admin/users?search=${mark}&joined=recently&staff=1&sort=created_at&dir=desc`,
  );
  await page.goto(`/admin/users?search=${mark}&lang=fr`);
  await expect(page.getByText('Dernière connexion').last()).toBeVisible();
  for (const width of [360, 320]) await expectToFit(page, width);
});

/** Acts as on a slow phone: the second press comes before the result of the first is drawn. */
async function pressAtOnce(page: Page, names: string[]): Promise<void> {
  await page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll('button')];
    for (const name of wanted) buttons.find(({ textContent }) => textContent === name)?.click();
  }, names);
}

test('the whole list works without a mouse, and its rows are one stop of Tab [user-management-14, every-page-1]', async ({
  page,
}) => {
  const { mark, campers } = await listedCampers(30, (index) => ({
    role: index < 5 ? 'member' : 'admin',
  }));
  await openList(page, '', 'adminjr');
  const row = (index: number) =>
    page.getByRole('row').filter({ hasText: `@${campers[index]?.username}` });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(mark);
  await page.keyboard.press('Enter');
  await expectShown(page, campers.slice(0, 25));

  await tabTo(page, page.getByRole('search').getByRole('button', { name: 'Verified' }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Verified', exact: true }).press('Enter');
  await expect(page).toHaveURL(/verified=1/);
  const column = page.getByRole('columnheader', { name: 'Email' });
  await tabTo(page, column.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(column).toHaveAttribute('aria-sort', 'ascending');
  await expect(column.getByRole('button')).toBeFocused();
  await tabTo(page, row(0));
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  await expect(row(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'MFA' }).press('Escape');
  await expect(row(1).getByRole('button', { name: 'Actions for Camper 1' })).toBeFocused();
  await page.keyboard.press('Tab');

  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeFocused();
});

test('from the head of the page the first row is within eight stops of Tab [user-management-3]', async ({
  page,
}) => {
  const { mark, campers } = await listedCampers(2);
  await openList(page, `search=${mark}`);
  await expectShown(page, campers);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');

  await tabTo(page, page.getByRole('button', { name: 'Skip to the first row' }), 7);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('row').nth(1)).toBeFocused();
});

test('how many people a window shows, and what of them, is remembered [user-management-7, user-management-4]', async ({
  page,
}) => {
  const admin = await listedUser({ role: 'admin', isWaived: true });
  const { mark, campers } = await listedCampers(40, () => ({
    display_name: 'Robin Maplewood-Hutchinson of the Cariboo and Prince George',
  }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, admin);
  await page.goto(`/admin/users?search=${mark}`);
  await expectShown(page, campers.slice(0, 25));
  const inView = () =>
    page
      .getByRole('row')
      .evaluateAll(
        (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= 900).length,
      );
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('menu').getByRole('menuitemradio', { name, exact: true }).click();
  };
  const { y = 999 } = (await page.getByRole('row').nth(1).boundingBox()) ?? {};
  expect(y).toBeLessThanOrEqual(220);
  expect(await inView()).toBeGreaterThan(12);

  await choose('Compact');
  await choose('50');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  await page.getByRole('button', { name: 'View' }).click();
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/lists/users/view')),
    page.getByRole('menuitemcheckbox', { name: 'Email' }).click(),
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Saved' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Save these filters…' }).press('Enter');
  await page.getByLabel('Name').fill(mark);
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Saved' }).click();
  await page.getByRole('menuitemradio', { name: mark }).click();

  await expectShown(page, campers);
  await expect(page).toHaveURL(`/admin/users?search=${mark}`);
  await expect(page.getByRole('button', { name: `Saved ${mark}` })).toBeVisible();
  expect(await inView()).toBeGreaterThan(18);
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Role' })).toBeVisible();
});
