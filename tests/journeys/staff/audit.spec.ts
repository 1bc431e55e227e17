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

/** The log of one camper, seen by an admin. */
async function openTrail(page: Page, updates = 1): Promise<Trail> {
  const trail = await leaveTrail({ updates });
  await signInAs(page, 'admin');
  await page.goto(`/admin/audit?q=${trail.mark}`);
  await expect(rows(page)).toHaveCount(3 + updates);
  return trail;
}

test('a press on a value of a row narrows the log to its like', async ({ page }) => {
  const { id } = await openTrail(page);
  const login = rows(page).filter({ hasText: 'auth.login' });

  await login
    .getByRole('button', { name: `#${id}, show only these` })
    .first()
    .click();
  await expect(chip(page, `Actor: ${id}`)).toBeVisible();
  await page
    .getByRole('button', { name: /^127\.0\.0\.1|^::/ })
    .first()
    .click();
  await expect(chip(page, /^IP: /)).toBeVisible();
  await login.getByRole('button', { name: 'auth.login, show only these' }).click();

  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`actor=${id}&ip=.+&action=auth.login`));
  await page.goBack();
  await page.goBack();
  await expect(chip(page, /^IP: /)).toHaveCount(0);
  await expect(chip(page, `Actor: ${id}`)).toBeVisible();
});
