import { expect, type Page } from '@playwright/test';
import { test, withMotion } from '#tests/support/browser/browser.ts';

test.use(withMotion);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const barLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

const barLogin = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Login / Register' });

test('Back returns to where one was on the page before [frame-19]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/regions');
  await scrollTo(page, 600);
  await barLink(page, 'About').click();
  await expect(heading(page)).toHaveText('About');
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 300);

  await page.goBack();
  await expect(heading(page)).toHaveText('Regions');
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.goForward();

  await expect(heading(page)).toHaveText('About');
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('on a slow line the page stands still until the next one is there [frame-20]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/');
  await scrollTo(page, 1_500);
  const from = await scrolled(page);
  let come: () => void = () => undefined;
  const onLine = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/about[.-][^/]*\.js/, async (route) => {
    await onLine;
    await route.continue();
  });

  await barLink(page, 'About').click();
  await expect(page.getByRole('main').getByText('Loading')).toBeVisible();

  expect(await scrolled(page)).toBe(from);
  come();
  await expect(heading(page)).toHaveText('About');
  await expect.poll(() => scrolled(page)).toBe(0);
});

declare global {
  /** Ways in which the page has asked the browser to scroll, in order. */
  var waysOfScrolling: (string | undefined)[] | undefined;
}

test.describe('a page whose forms cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load|Loading chunk|ChunkLoadError/ });

  test('says so, and Try again brings it', async ({ page }) => {
    await page.route(/\/api-client\.\w+\.js$/, (route) => route.abort());
    await page.goto('/about');
    await page.waitForFunction(
      () => Object.keys(document.querySelector('main h1') ?? {}).length > 0,
    );

    await barLogin(page).click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(barLogin(page)).toBeVisible();
    await page.unroute(/\/api-client\.\w+\.js$/);
    await retry.click();

    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  });
});

test.describe('offline', () => {
  /* Files fetched ahead at rest may be under way. */
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('whoever goes offline is told so, until they are back', async ({ page, context }) => {
    const told = page.getByText('You’re offline. Reconnect and try again.');
    const atRest = page.waitForResponse(/\/at-rest\.\w+\.js$/);
    await page.goto('/regions');
    await (await atRest).finished();
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await expect(told).toBeVisible();
    await context.setOffline(false);

    await expect(told).toBeHidden();
  });
});

test('a page is drawn as soon as its code is there, not some time after', async ({ page }) => {
  await page.clock.install();
  await page.goto('/regions');
  await expect(page.locator('[data-module="regions"]')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);

  await barLink(page, 'About').click();

  await expect(page.locator('[data-module="about"]')).toBeVisible();
});

test('with reduced motion nothing is on its way while a page changes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/regions');
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ propertyName }) => {
      document.documentElement.dataset['moved'] = propertyName;
    });
  });

  await barLink(page, 'About').click();

  await expect(page.locator('[data-module="about"]')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});
