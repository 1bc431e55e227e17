import { expect, type Page, type Request } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { pages } from '#tests/support/browser/prerendered-pages.ts';

/*
 * Every file that pages ask for is cut once, on the first page that asks for it, and the page's text stays
 * (docs/decisions/federation.md#0280).
 */
test.use({ expectedErrors: /net::ERR_FAILED|RemoteFailure|ChunkLoadError|RUNTIME|Loading chunk/ });

const described = {
  path: '/campgrounds/whiteswan-lake-white-river-campground',
  en: 'White River Campground',
};

const isCode = (address: string) => /\/r\/.+\.(?:js|css)$/.test(new URL(address).pathname);

const isShells = (address: string) => address.includes('/r/shell/');

/** Files cut so far. Described pages are sent in another form, so all their files are cut there, too. */
const done = new Set<string>();

/**
 * Returns scripts and stylesheets that a page asks for until it rests, without those of other remotes for the
 * next page. A page may not need a file that it asks for late, and yet the file may be the next page's first.
 */
async function filesOf(page: Page, path: string): Promise<{ file: string; isLate: boolean }[]> {
  const files = new Map<string, boolean>();
  let isLate = false;
  const note = (request: Request) => {
    const address = request.url();
    if (isCode(address) && !files.has(address)) files.set(address, isLate);
  };
  page.on('request', note);
  await page.goto(path);
  await settled(page);
  isLate = true;
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  const remote = await page.locator('main [data-remote]').first().getAttribute('data-remote');
  return [...files]
    .filter(([file]) => isShells(file) || file.includes(`/r/remote-${remote}/`))
    .map(([file, late]) => ({ file, isLate: late }));
}

const stopped = (page: Page) => page.getByText('This page has stopped working');

/** Waits until React has taken the page over, or an alert says that it has not. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[role=alert], [data-lost]') !== null ||
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );

for (const { path, en: heading } of [...pages, described]) {
  test(`${path} can be read without any one of its files [frame-28]`, async ({ page }) => {
    const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
    const files = await filesOf(page, path);
    expect(files.some(({ file, isLate }) => !isLate && !isShells(file))).toBe(true);
    for (const { file, isLate } of files) {
      const key = `${file} ${isLate}`;
      if (done.has(key) && path !== described.path) continue;
      done.add(key);
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

test('a page whose remote is away says below it what does not work, and Try again brings it to life [frame-28]', async ({
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
  test(`an area that failed is tried again by ${how} [frame-28]`, async ({ page }) => {
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

const shellsScript = /\/r\/shell\/[^/]+\/shell\.\w+\.js$/;

test('a page of which nothing is there yet says that it is late, until it is there [frame-28]', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(shellsScript, (route) => promise.then(() => route.continue()));
  await page.goto('/hub', { waitUntil: 'commit' });
  const late = page.getByText('This page is late.');
  await expect(late).toBeVisible();
  await expect(page.getByText('Cette page tarde.')).toBeVisible();

  resolve();

  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(late).toHaveCount(0);
});
