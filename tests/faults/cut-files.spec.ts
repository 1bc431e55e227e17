import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { pages } from '#tests/support/browser/prerendered-pages.ts';

/* Every file that a page asks for is cut once, and its text stays (docs/decisions/0280-sent-pages-stay.md). */
test.use({ expectedErrors: /net::ERR_FAILED|RemoteFailure|ChunkLoadError|RUNTIME|Loading chunk/ });

const described = {
  path: '/campgrounds/whiteswan-lake-white-river-campground',
  en: 'White River Campground',
};

const isCode = (address: string) => /\/r\/.+\.(?:js|css)$/.test(new URL(address).pathname);

const isShells = (address: string) => address.includes('/r/shell/');

/** The shell's files are the same on all pages: they are cut on one of each kind. */
const withShells = new Set(['/', '/login', described.path]);

/** Scripts and stylesheets that a page asks for until it rests. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>();
  const note = (request: { url: () => string }) =>
    isCode(request.url()) && files.add(request.url());
  page.on('request', note);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...files];
}

const readable = (page: Page) => page.getByText('You can read this page');
const stopped = (page: Page) => page.getByText('This page has stopped working');

/** Until the page is alive or something says that it is not. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[role=alert], [data-lost]') !== null ||
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );

for (const { path, en: heading } of [...pages, described]) {
  test(`${path} can be read without any one of its files`, async ({ page }) => {
    const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
    const files = await filesOf(page, path);
    const cut = withShells.has(path) ? files : files.filter((file) => !isShells(file));
    expect(cut).not.toEqual([]);
    for (const file of cut) {
      await test.step(file, async () => {
        await page.route(file, (route) => route.abort());

        await page.goto(path);
        await settled(page);

        if (path !== described.path || !isShells(file)) await expect.soft(title).toBeVisible();
        else await expect.soft(title.or(stopped(page)).first()).toBeVisible();
        await page.unroute(file);
      });
    }
  });
}

test('a page whose remote is away says below it what does not work, and Try again brings it to life', async ({
  page,
}) => {
  await page.route(/\/r\/remote-account\//, (route) => route.abort());
  await page.goto('/login?lang=fr');
  await expect(page.getByText('mais ses boutons ne fonctionnent pas encore')).toBeVisible();
  await page.locator('main form input').first().fill('member');
  await page.unroute(/\/r\/remote-account\//);

  await page.getByRole('button', { name: 'Réessayer' }).click();

  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('main form input').first()).toHaveValue('member');
});

for (const how of ['a link', 'the network'] as const) {
  test(`an area that failed is tried again by ${how}`, async ({ page }) => {
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.route(/\/r\/remote-account\//, (route) => route.abort());
    const login = page.getByRole('banner').getByRole('link', { name: 'Login / Register' });
    await login.click();
    await expect(page.getByRole('heading', { name: /account area cannot be shown/ })).toBeVisible();
    if (how === 'a link') {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Regions' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible();
    }
    await page.unroute(/\/r\/remote-account\//);

    if (how === 'a link') await login.click();
    else await page.evaluate(() => dispatchEvent(new Event('online')));

    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });
}

for (const path of ['/hub', '/about']) {
  test(`without the shell's own script ${path} says so, and Reload heals it`, async ({ page }) => {
    await page.route(/\/r\/shell\/[^/]+\/shell\.\w+\.js$/, (route) => route.abort());
    await page.goto(path);
    await expect(stopped(page)).toBeVisible();
    await expect(readable(page)).toHaveCount(0);
    await page.unroute(/\/r\/shell\/[^/]+\/shell\.\w+\.js$/);

    await page.getByRole('button', { name: 'Reload · Recharger' }).click();

    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(stopped(page)).toHaveCount(0);
  });
}
