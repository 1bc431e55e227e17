import { expect, type Page } from '@playwright/test';
import { expectAccessible, signInAs, test } from '#tests/support/browser/browser.ts';
import {
  expectAccessibleInEveryLook,
  expectToFitAtEveryWidth,
} from '#tests/support/browser/every-look.ts';

test.use({ expectedErrors: /status of 404/ });

const publicPaths = [
  '/',
  '/about',
  '/store',
  '/campgrounds',
  '/campgrounds?q=alice&amenity=toilets&near=squamish&from=2026-07-01&to=2026-07-04',
  '/campgrounds?q=nothing-has-this-name',
  '/campgrounds?view=map',
  '/campgrounds/alice-lake-campground',
  '/campgrounds/no-such-campground',
  '/campgrounds/parks/strathcona-park',
  '/campgrounds/data',
  '/saved/unsubscribe?token=made-up',
  '/regions',
  '/contact',
  '/privacy',
  '/terms',
  '/rules',
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
  { path: '/2fa/removal', as: null },
  { path: '/hub', as: 'member' },
  { path: '/profile', as: 'member' },
  { path: '/saved', as: 'member' },
  { path: '/settings', as: 'member' },
] as const;

/* Other tests fill the lists meanwhile: a small part of them is quick to check. */
const staffPages = [
  { path: '/admin', as: 'admin' },
  { path: '/admin/users?search=campbc.example', as: 'admin' },
  { path: '/admin/audit?q=account.update', as: 'admin' },
  { path: '/admin/billing', as: 'admin' },
  { path: '/admin/health', as: 'admin' },
  { path: '/admin/email?state=dead', as: 'admin' },
  { path: '/admin/releases', as: 'admin' },
  { path: '/campgrounds/staff?search=alice', as: 'admin' },
  { path: '/campgrounds/staff/feeds', as: 'mod' },
  { path: '/campgrounds/staff/imports', as: 'admin' },
  { path: '/campgrounds/staff/park-updates', as: 'admin' },
  { path: '/campgrounds/staff/alice-lake-campground', as: 'mod' },
  { path: '/campgrounds/staff/no-such-place', as: 'admin' },
  { path: '/moderator?search=campbc.example', as: 'mod' },
] as const;

const pages = [...publicPaths.map((path) => ({ path, as: null })), ...accountPages, ...staffPages];

/** Parts that can be opened on a page; the page is checked again with them open. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  '/about': playSong,
  '/regions/british-columbia': (page) => press(page, 'Social Media'),
  '/saved': (page) => press(page, 'New list'),
};

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** The button back to the top is under the open player. */
async function playSong(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await press(page, 'Play the theme song');
  await expect(page.getByRole('button', { name: 'Pause the theme song' })).toBeVisible();
}

for (const { path, as } of pages) {
  test(`${path} is accessible at every width, and fits in both languages [frame-6, every-page-1]`, async ({
    page,
  }) => {
    if (as) await signInAs(page, as);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessibleInEveryLook(page);
    if (path in opened) {
      await opened[path]?.(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }

    await page.getByRole('button', { name: 'Français', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expectToFitAtEveryWidth(page);
  });
}

test('the open account menu is accessible too, comes in 0.16 s, moves nothing, and gives focus back [numbers-letter-1, every-page-1]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signInAs(page, 'admin');
  await page.goto('/');
  const language = page.getByRole('button', { name: 'Français' });
  await expect(page.getByRole('banner').getByRole('button', { name: /Robin/ })).toBeVisible();
  const place = await language.boundingBox();
  await page.getByRole('banner').getByRole('button', { name: /Robin/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCSS('transition-duration', '0.16s, 0.16s');
  expect(await language.boundingBox()).toEqual(place);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: /Robin/ })).toBeFocused();
});
