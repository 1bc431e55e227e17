import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

test('a visitor comes home, goes to the regions and on to British Columbia [frame-21]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CampBC');

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Regions' })
    .click();
  await expect(page).toHaveURL(/\/regions$/);
  await expect(page).toHaveTitle('Regions · CampBC');
  const heading = page.getByRole('heading', { level: 1, name: 'Regions' });
  await expect(heading).toBeFocused();
  /* This site has no analytics. */
  await expect(page.getByRole('region', { name: 'Privacy choices' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Explore British Columbia' }).click();
  await expect(
    page.getByRole('heading', { name: 'Welcome to the future home of everything...' }),
  ).toBeVisible();
});

test('the theme follows the system, and the visitor’s own choice lasts without a flash [frame-5]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();

  await page.getByRole('button', { name: 'Switch to the light theme' }).click();

  await expect.poll(background).not.toBe(dark);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible();
});

test('the keyboard reaches the content first, then everything in the bar [every-page-1]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a small screen the menu opens, leads on and closes [numbers-letter-3]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/');
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Regions' });
  await expect(link).toBeHidden();

  await page.getByRole('button', { name: 'Menu' }).click();
  await link.click();

  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible();
  await expect(link).toBeHidden();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(link).toBeHidden();
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is a 404 File Not Found, and ours to laugh at [addresses-1, public-pages-17]', async ({
    page,
  }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('404 File Not Found');
    const text = "We're going camping until you find us...";
    await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: /social group/ })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]')).toHaveCount(1);
    const boards = main.getByRole('navigation', { name: 'Signpost' }).getByRole('link');
    await expect(boards).toHaveText(['Campgrounds', 'Home', 'Regions', 'Alerts']);
    await boards.getByText('Regions').click();
    await expect(page).toHaveURL(/\/regions$/);
  });
});
