import { languageCookie, languages } from '@camp/contracts/language';
import { expect } from '@playwright/test';
import { expectAccessible, signInAs, site, test } from '#tests/support/browser.ts';

test.use({ expectedErrors: /status of 404/ });

const publicPaths = [
  '/',
  '/about',
  '/store',
  '/regions',
  '/contact',
  '/regions/british-columbia',
  '/regions/british-columbia/bc_emergency_alerts',
  '/regions/british-columbia/services',
  '/regions/british-columbia/social',
  '/u/member',
  '/404',
];

const accountPages = [
  { path: '/login', as: null },
  { path: '/register', as: null },
  { path: '/forgot-password', as: null },
  { path: '/reset-password?token=made-up', as: null },
  { path: '/2fa/challenge', as: null },
  { path: '/2fa/enroll', as: null },
  { path: '/hub', as: 'member' },
  { path: '/profile', as: 'member' },
  { path: '/settings', as: 'member' },
] as const;

const englishPages = [
  { path: '/admin', as: 'admin' },
  { path: '/admin/users', as: 'admin' },
] as const;

const pages = [
  ...publicPaths.flatMap((path) =>
    languages.map((language) => ({ path, as: null, language }) as const),
  ),
  ...accountPages.flatMap((page) => languages.map((language) => ({ ...page, language }))),
  ...englishPages.map((page) => ({ ...page, language: 'en' }) as const),
];

for (const { path, as, language } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const name = `${path} is accessible and fits at every width (${language}, ${colorScheme})`;
    test(name, async ({ page, context }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await context.addCookies([{ name: languageCookie, value: language, url: site.url }]);
      if (as) await signInAs(page, as);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('status').filter({ hasText: /Loading|Chargement/ })).toHaveCount(
        0,
      );

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
