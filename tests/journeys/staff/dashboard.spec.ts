import { expect } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';

const pages = {
  Users: '/admin/users',
  Audit: '/admin/audit',
  Billing: '/admin/billing',
  Health: '/admin/health',
  Email: '/admin/email',
  Releases: '/admin/releases',
  Places: '/campgrounds/staff',
};

test('the dashboard leads to every admin page, and each leads back [addresses-1, addresses-2, user-management-1]', async ({
  page,
}) => {
  await signInAs(page, 'adminjr');
  await page.goto('/admin');
  const cards = page.getByRole('main').getByRole('link');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(Object.keys(pages));

  for (const [title, path] of Object.entries(pages)) {
    await cards.filter({ has: page.getByRole('heading', { name: title }) }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await breadcrumb.getByRole('link', { name: 'Admin' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  }
});

test('Ctrl K leads to a page and to a person, and ? lists the keys [user-management-16, user-management-1]', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'A page or a person' });
  const type = async (text: string) => {
    await page.keyboard.press('Control+K');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };

  await type('hea');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeFocused();
  await type('kim member');
  const person = page.getByRole('option', { name: /Kim Member/ }).first();
  await expect(person).toBeVisible();
  await person.click({ button: 'right' });
  await expect(field).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Member' })).toBeFocused();
  await type('kim');
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
