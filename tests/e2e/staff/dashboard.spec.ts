import { languageCookie } from '@camp/contracts/sentences/language';
import { expect } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';

const cards = ['users', 'audit', 'billing', 'health', 'email', 'releases'];

test('the dashboard leads to every admin page, and each leads back', async ({ page }) => {
  await signInAs(page, 'adminjr');
  await page.goto('/admin');
  const links = page.getByRole('main').getByRole('link', { name: /^Open / });
  await expect(links).toHaveCount(cards.length);

  for (const card of cards) {
    await page.getByRole('link', { name: `Open ${card}` }).click();
    await expect(page).toHaveURL(`/admin/${card}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await breadcrumb.getByRole('link', { name: 'Admin' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  }
});

test('the dashboard speaks French', async ({ page, context }) => {
  await context.addCookies([{ name: languageCookie, value: 'fr', url: site.url }]);
  await signInAs(page, 'admin');
  await page.goto('/admin');

  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  await page.getByRole('link', { name: 'Ouvrir le journal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal d’audit' })).toBeVisible();
});
