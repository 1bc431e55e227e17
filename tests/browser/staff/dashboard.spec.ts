import { usersExportPaths } from '@camp/contracts/staff/staff-users';
import { siteCookies } from '@camp/contracts/site/cookies';
import { expect } from '@playwright/test';
import { expectAccessible, signInAs, site, test } from '#tests/support/browser/browser.ts';

const titles = ['Users', 'Audit', 'Billing', 'Health', 'Email', 'Releases', 'Places'];

test('the dashboard leads to every admin page, and each leads back', async ({ page }) => {
  await signInAs(page, 'adminjr');
  await page.goto('/admin');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(titles);

  for (const title of titles) {
    await cards.filter({ has: page.getByRole('heading', { name: title }) }).click();
    await expect(page).toHaveURL(`/admin/${title.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await breadcrumb.getByRole('link', { name: 'Admin' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  }
});

test('the dashboard says how things stand, and what happened last', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin');
  const main = page.getByRole('main');

  await expect(main.getByText(/new campers? this week/)).toBeVisible();
  await expect(main.getByRole('link', { name: /^Users \d[\d,]* people, \d+/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Billing Payments are/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Last entries' })).toBeVisible();
  /* Others act, too, and eight entries are shown: this one is among them right after it was made. */
  await expect(async () => {
    await page.request.get(usersExportPaths.admin);
    await page.reload();
    await expect(main.getByText('admin: users.export').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('from each staff page a tab leads to each other, in a frame without the public bar', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/audit');
  const bar = page.getByRole('navigation', { name: 'Main' });

  await expect(bar.getByRole('link', { name: 'Audit' })).toHaveAttribute('aria-current', 'page');
  await expect(bar.getByRole('listitem')).toHaveText([
    'Dashboard',
    'Users',
    'Audit',
    'Billing',
    'Health',
    'Email',
    'Releases',
    'Places',
  ]);
  await expect(page.getByText('British Columbia, Canada')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveText(/^Website Version 1\.3/);
  await bar.getByRole('link', { name: 'Health' }).click();

  await expect(page).toHaveURL('/admin/health');
  await expect(bar.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 56 });
});

test('Ctrl K leads to a page and to a person, and ? lists the keys', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'A page or a person' });

  await page.keyboard.press('Control+K');
  await field.fill('hea');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeFocused();
  await page.keyboard.press('Control+K');
  await field.fill('kim member');
  await expect(page.getByRole('option', { name: /Kim Member/ }).first()).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Member' })).toBeFocused();
  await page.keyboard.press('Control+K');
  await field.fill('kim');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByLabel('Use single letters as shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(keys).toHaveCount(0);
});

test('the dashboard speaks French', async ({ page, context }) => {
  await context.addCookies([{ name: siteCookies.language, value: 'fr', url: site.url }]);
  await signInAs(page, 'admin');
  await page.goto('/admin');

  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Journal d’audit/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal d’audit' })).toBeVisible();
});
