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

/* Other tests fill the lists while this runs: what is looked at stays small enough to be looked at soon. */
const staffPages = [
  { path: '/admin', as: 'admin' },
  { path: '/admin/users?search=campbc.example', as: 'admin' },
  { path: '/admin/audit?q=account.update', as: 'admin' },
  { path: '/admin/billing', as: 'admin' },
  { path: '/admin/health', as: 'admin' },
  { path: '/admin/email', as: 'admin' },
  { path: '/admin/releases', as: 'admin' },
  { path: '/moderator?search=campbc.example', as: 'mod' },
] as const;

const pages = [
  ...publicPaths.flatMap((path) =>
    languages.map((language) => ({ path, as: null, language }) as const),
  ),
  ...[...accountPages, ...staffPages].flatMap((page) =>
    languages.map((language) => ({ ...page, language })),
  ),
];

for (const { path, as, language } of pages) {
  const name = `${path} is accessible and fits at every width, light and dark (${language})`;
  test(name, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await context.addCookies([{ name: languageCookie, value: language, url: site.url }]);
    if (as) await signInAs(page, as);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('status').filter({ hasText: /Loading|Chargement/ })).toHaveCount(0);

    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    }
  });
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
