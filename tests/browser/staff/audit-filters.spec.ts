import { expect, type Page } from '@playwright/test';
import { leaveTrail, type Trail } from '#tests/support/browser/audit-trail.ts';
import { signInAs, test } from '#tests/support/browser/browser.ts';

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Audit log' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('search').getByRole('button', { name });
const actions = (page: Page) => page.getByRole('button', { name: /^Actions/ });

/** The log of one camper, seen by an admin. */
async function openTrail(page: Page, updates = 1): Promise<Trail> {
  const trail = await leaveTrail({ updates });
  await signInAs(page, 'admin');
  await page.goto(`/admin/audit?q=${trail.mark}`);
  await expect(rows(page)).toHaveCount(3 + updates);
  return trail;
}

/** A day of the browser's own calendar, so many days from now. */
function day(page: Page, daysFromNow: number): Promise<string> {
  return page.evaluate((days) => {
    const date = new Date();
    date.setDate(date.getDate() + days);
    const two = (number: number) => String(number).padStart(2, '0');
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  }, daysFromNow);
}

test('several actions are chosen by keyboard; the address has them, and Back takes them back', async ({
  page,
}) => {
  await openTrail(page);

  await actions(page).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'auth.login', exact: true }).press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('menuitemcheckbox', { name: 'account.update', exact: true }).press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  /* What an open menu half covers is too small a target for axe. */
  await expect(page.getByRole('menu')).toHaveCount(0);

  await expect(actions(page)).toBeFocused();
  await expect(actions(page)).toHaveAccessibleName('Actions: 2 actions');
  await expect(page).toHaveURL(/action=auth\.login&action=account\.update/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await expect(actions(page)).toHaveAccessibleName('Actions: auth.login');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('a date range takes in both of its days', async ({ page }) => {
  const { mark } = await openTrail(page);
  const [yesterday, today, tomorrow] = [
    await day(page, -1),
    await day(page, 0),
    await day(page, 1),
  ];

  await chip(page, 'Days').click();
  await page.getByLabel('From').fill(today);
  await page.getByLabel('To', { exact: true }).fill(today);
  await expect(page).toHaveURL(
    `/admin/audit?q=${encodeURIComponent(mark)}&from=${today}&to=${today}`,
  );
  await expect(rows(page)).toHaveCount(4);
  await expect(chip(page, `Days: ${today} – ${today}`)).toBeVisible();

  await page.getByLabel('From').fill(tomorrow);
  await expect(page.getByText('This day is before “From”.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No logs' })).toBeVisible();

  await page.getByLabel('From').fill('');
  await expect(rows(page)).toHaveCount(4);
  await page.getByLabel('To', { exact: true }).fill(yesterday);
  await expect(page.getByRole('heading', { name: 'No logs' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip(page, /^Days: /)).toBeFocused();
  await expect(page.getByLabel('From')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Days' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('a target is typed as a name or an id; Clear filters lifts every filter and hands the focus on', async ({
  page,
}) => {
  const { id, username } = await openTrail(page);
  await chip(page, 'Add filter').press('Enter');
  await page.getByRole('menuitem', { name: 'Target' }).press('Enter');
  await expect(page.getByLabel('Target', { exact: true })).toBeFocused();
  await page.getByLabel('Target', { exact: true }).fill('no name');
  await expect(page.getByText('Use an ID or a username.')).toBeVisible();
  await page.getByLabel('Target', { exact: true }).fill(username);
  await expect(page).toHaveURL(new RegExp(`target=${username}`));
  await expect(rows(page)).toHaveCount(4);
  await page.getByLabel('Target', { exact: true }).fill(String(id));
  await expect(page).toHaveURL(new RegExp(`target=${id}`));

  await page.getByRole('button', { name: 'Clear filters' }).click();

  await expect(page).toHaveURL('/admin/audit');
  await expect(chip(page, /^Target/)).toHaveCount(0);
  await expect(page.getByPlaceholder('Filter logs…')).toHaveValue('');
  await expect(page.getByPlaceholder('Filter logs…')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
});
