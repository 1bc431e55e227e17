import { expect, type Page } from '@playwright/test';
import { leaveTrail, type Trail } from '#tests/support/browser/audit-trail.ts';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';

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

test('each entry has a link of its own, which opens it over the log', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const { mark, id, username } = await leaveTrail({ updates: 1 });
  await signInAs(page, 'admin');
  await page.goto(`/admin/audit?q=${mark}`);
  const link = page
    .getByRole('row', { name: /account\.update/ })
    .getByRole('link')
    .first();

  await link.press('Enter');

  const dialog = page.getByRole('dialog', { name: /^Entry \d+$/ });
  await expect(dialog.getByText('account.update')).toBeVisible();
  await expect(dialog.getByText(mark)).toBeVisible();
  await expect(dialog.getByRole('link', { name: username })).toHaveCount(2);
  await expect(dialog.getByText(`#${id}`).first()).toBeVisible();
  await expect(dialog.getByRole('group', { name: /^Details of entry/ })).toContainText(
    '"location"',
  );
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('entry=');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(`/admin/audit?q=${encodeURIComponent(mark)}`);

  await page.goto(await copied());
  await expect(dialog.getByText(mark)).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeVisible();
});

test('the log of this site is as it was written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await leaveTrail();
  await signInAs(page, 'admin');
  await page.goto('/admin/audit');
  const panel = page.getByRole('region', { name: 'Verification' });

  await page.getByRole('button', { name: 'Verify', exact: true }).press('Enter');

  await expect(panel).toContainText(/All [\d,]+ entries are unaltered\./);
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: 'Copy hash' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^[0-9a-f]{64}$/);
});
