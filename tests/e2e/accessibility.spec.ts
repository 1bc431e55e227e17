import { expect } from '@playwright/test';
import { expectAccessible, signInAs, test } from '#tests/support/browser.ts';

test.use({ expectedErrors: /status of 404/ });

const pages = [
  { path: '/', as: null },
  { path: '/regions', as: null },
  { path: '/regions/british-columbia', as: null },
  { path: '/404', as: null },
  { path: '/login', as: null },
  { path: '/register', as: null },
  { path: '/hub', as: 'member' },
  { path: '/admin', as: 'admin' },
  { path: '/admin/users', as: 'admin' },
] as const;

for (const { path, as } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} is accessible and fits at every width (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (as) await signInAs(page, as);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);

      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
      }
    });
  }
}

test('the open account menu is accessible too, and gives focus back', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /Robin/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: /Robin/ })).toBeFocused();
});
