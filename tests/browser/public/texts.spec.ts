import { expect, type Page } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';
import { goWithinDocument } from '#tests/support/browser/within-document.ts';

/*
 * The texts of docs/specification.md#the-frame and docs/specification.md#public-pages, to the
 * letter.
 */

const provinces = [
  'British Columbia',
  'Alberta',
  'Saskatchewan',
  'Manitoba',
  'Ontario',
  'Quebec',
  'New Brunswick',
  'Nova Scotia',
  'Prince Edward Island',
  'Newfoundland and Labrador',
];
const territories = ['Yukon', 'Northwest Territories', 'Nunavut'];

const britishColumbia = '/regions/british-columbia';

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const headings = (page: Page, level: number) =>
  page.getByRole('main').getByRole('heading', { level });

/** Finds a link by its visible text, without what only screen readers read after it. */
const linkCalled = (page: Page, text: string) =>
  page.getByRole('main').getByRole('link').filter({ hasText: text });

/** Goes to a page within the document, and waits until it is there. */
async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await goWithinDocument(page, path);
  await expect(headings(page, 1)).toHaveText(heading);
}

test('the frame says where we are, asks visitors to Login / Register, and tells office and mailboxes [product-3, frame-1, frame-2, frame-4]', async ({
  page,
}) => {
  await page.goto('/');

  const topBar = page.getByRole('banner').getByRole('paragraph').first();
  await expect(topBar.locator('span')).toHaveText('British Columbia, Canada');
  await expect(topBar.getByRole('link')).toHaveAttribute('href', /^mailto:[^@]+@campbc\.example$/);
  const login = mainNavigation(page).getByRole('link', { name: 'Login / Register', exact: true });
  await expect(login).toHaveText('Login / Register');
  await expect(login).toHaveAttribute('href', '/login');

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Website Version 1.3', { exact: true })).toBeVisible();
  await expect(footer.getByText('Surrey, British Columbia', { exact: true })).toBeVisible();
  await expect(footer.getByRole('listitem').filter({ hasText: '@' })).toHaveText([
    'General: hello@campbc.example',
    'Merchandise support: store@campbc.example',
  ]);
  for (const name of ['Social group', 'Video channel', 'Newsletter sign-up']) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:/);
  }

  await page.setViewportSize({ width: 320, height: 760 });
  for (const address of ['/', '/?lang=fr']) {
    await page.goto(address);
    await expect(topBar.locator('span')).toBeVisible();
    const place = await topBar.locator('span').boundingBox();
    const mail = await topBar.getByRole('link').boundingBox();
    expect(mail?.y).toBeLessThan((place?.y ?? NaN) + (place?.height ?? NaN));
  }
});

const forMembers = ['My Hub', 'Profile', 'Settings', 'Logout'];
const forModerators = ['Moderator Dashboard', ...forMembers];
const forAdmins = ['Admin Dashboard', ...forModerators];

const menus = [
  { account: 'member', badge: null, items: forMembers },
  { account: 'mod', badge: 'Mod', items: forModerators },
  { account: 'adminjr', badge: 'Admin', items: forAdmins },
  { account: 'admin', badge: 'Admin', items: forAdmins },
];

test('the account menu names what each role may open, in order [frame-2]', async ({ page }) => {
  for (const { account, badge, items } of menus) {
    await test.step(account, async () => {
      await signInAs(page, account);
      await page.goto('/about');
      const opener = mainNavigation(page).locator('button[aria-haspopup="menu"]');

      await opener.click();

      await expect(page.getByRole('menuitem')).toHaveText(items);
      await expect(opener.getByText(badge ?? /^(Admin|Mod)$/, { exact: true })).toHaveCount(
        badge ? 1 : 0,
      );
    });
  }
});

test('About has the owner’s statement, and Contact one E-mail Us → and twelve regions to come [product-1, product-2, product-3, public-pages-2, public-pages-16, fields-1]', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(headings(page, 2)).toHaveText([
    'From the owner',
    'Focus on British Columbia',
    'Community',
    'The road ahead',
    'The commitment',
    'Talk to us',
  ]);
  await expect(main.getByRole('blockquote')).toBeVisible();
  await expect(main.getByText('temporary launchpad')).toBeVisible();
  await expect(linkCalled(page, 'social group')).toHaveAttribute('target', '_blank');
  await expect(linkCalled(page, 'Write to us')).toHaveAttribute('href', /^mailto:hello@/);
  for (const planned of [
    'Live discussion threads',
    'Live chat rooms',
    'Member profiles',
    'Itinerary tools',
    'Campsite reviews',
    'Digital wallets',
  ]) {
    await expect(main.getByText(planned, { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: planned })).toHaveCount(0);
  }

  await goTo(page, '/contact', 'Contact');
  const panel = main.locator('section').first();
  await expect(panel.getByRole('heading', { name: 'General' })).toBeVisible();
  await expect(panel.getByRole('link')).toHaveAttribute('href', 'mailto:hello@campbc.example');
  await expect(main.getByText('E-mail Us →', { exact: true })).toHaveCount(1);
  await expect(linkCalled(page, 'E-mail Us →')).toHaveAttribute('href', /^mailto:bc@/);
  await expect(main.getByText('Under Development', { exact: true })).toHaveCount(12);
  await expect(headings(page, 3)).toHaveText([...provinces, ...territories]);
  await expect(main.getByRole('heading', { name: 'Advertising', exact: true })).toBeVisible();
  const selector = main.getByRole('combobox', { name: /Advertising/ });
  await expect(selector.getByRole('option')).toHaveText(['General', 'British Columbia']);
});

test.describe('with fonts that do not come', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('from 340 px on the top line is one row, whatever font is there [frame-1]', async ({
    page,
  }) => {
    const topBar = page.getByRole('banner').getByRole('paragraph').first();
    const tops = () =>
      topBar.evaluate((line) =>
        [...line.children]
          .map((part) => part.getBoundingClientRect())
          .map(({ top, height }) => top + height / 2),
      );
    for (const isBare of [false, true]) {
      if (isBare) await page.route(/woff2/, (route) => route.abort());
      for (const width of [340, 360, 390]) {
        await page.setViewportSize({ width, height: 760 });
        await page.goto('/');
        const [place = 0, mail = 0] = await tops();
        expect(Math.abs(place - mail), `${width} px`).toBeLessThan(2);
      }
    }
  });
});

test('the regions page has thirteen regions, twelve for franchises, British Columbia its own bar and pages [frame-2, public-pages-12, public-pages-13, public-pages-14]', async ({
  page,
}) => {
  await page.goto('/regions');
  await expect(headings(page, 2)).toHaveText([...provinces, ...territories]);
  const cards = page.getByRole('main').locator('section');
  const future = cards.filter({ hasText: /future franchise opportunit/i });
  await expect(future).toHaveCount(12);
  await expect(future.getByRole('link')).toHaveCount(0);
  await expect(cards.getByRole('link')).toHaveText([
    'Explore British Columbia',
    'Find a campground',
  ]);
  await expect(cards.getByRole('link').first()).toHaveAttribute('href', britishColumbia);
  await expect(cards.getByRole('link').last()).toHaveAttribute('href', '/campgrounds');

  await goTo(page, britishColumbia, 'Welcome to the future home of everything...');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Regions', 'British Columbia']);
  await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(crumbs.getByRole('link', { name: 'Regions' })).toHaveAttribute('href', '/regions');
  const write = linkCalled(page, 'Email the BC team');
  await expect(write).toHaveAttribute('href', /^mailto:bc@/);
  const join = page
    .getByRole('main')
    .getByRole('link', { name: /social group/ })
    .first();
  await expect(join).toHaveAttribute('target', '_blank');
  const menu = mainNavigation(page).getByRole('button', { name: 'Social Media', exact: true });
  await expect(menu).toHaveText('Social Media');
  for (const name of ['Emergencies/Alerts', 'Services', 'Return Home']) {
    await expect(mainNavigation(page).getByRole('link', { name, exact: true })).toHaveText(name);
  }

  await goTo(page, `${britishColumbia}/bc_emergency_alerts`, 'Emergencies & Alerts');
  await expect(headings(page, 2)).toHaveText([
    'Emergency info',
    'Road conditions',
    'Air quality',
    'Wildfire dashboard',
    'Stay Tuned',
    'Wildfire videos',
    'Current alerts',
    'Before you leave',
  ]);
});
