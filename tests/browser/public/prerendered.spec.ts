import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import {
  addressIn,
  languages,
  mayDiffer,
  pages,
  unlisted,
} from '#tests/support/browser/prerendered-pages.ts';

test.use({ expectedErrors: /status of 404/ });

for (const language of languages) {
  test(`pages are whole without JavaScript (${language}) [every-page-9]`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    for (const { path, ...headings } of [...pages, ...unlisted]) {
      await test.step(path, async () => {
        const response = await page.goto(addressIn(language, path));

        expect.soft(response?.status()).toBe(path === '/404' ? 404 : 200);
        await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
        const title = page.getByRole('main').getByRole('heading', { level: 1 });
        await expect.soft(title).toHaveText(headings[language]);
        const navigation = page.getByRole('navigation', {
          name: language === 'en' ? 'Main' : 'Principale',
        });
        await expect.soft(navigation.getByRole('link')).not.toHaveCount(0);
        const text = await page.getByRole('main').innerText();
        expect.soft(text.length).toBeGreaterThan(120);
        const version = language === 'en' ? 'Website Version 1.3' : 'Version du site 1.3';
        await expect.soft(page.getByRole('contentinfo').getByText(version)).toBeVisible();
      });
    }
    await context.close();
  });
}

test('without JavaScript one still gets from page to page, on a phone, too [every-page-9]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('switch')).toBeHidden();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle('About · CampBC');
  await page.getByRole('main').getByRole('link', { name: 'See the regions' }).click();

  await expect(page).toHaveTitle('Regions · CampBC');
  await context.close();
});

declare global {
  /** Content of the root element as it was sent, before any script ran. */
  var sentHtml: string | undefined;
}

/**
 * Runs in the page: stylesheets and code of the first page may take any time they need. The shell waits for
 * each 0.2 to 0.7 s, and then draws the page again (shell/src/app/bootstrap.tsx).
 */
function neverTooLate(): void {
  const set = globalThis.setTimeout;
  const patient = (callback: () => void, milliseconds = 0) =>
    milliseconds >= 200 && milliseconds <= 700 ? 0 : set(callback, milliseconds);
  Object.assign(globalThis, { setTimeout: patient });
}

/** Waits until React has taken over the page that was sent, and the result is on screen. */
async function cameToLife(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Returns the page as React has made it, without the parts that come at rest
 * (docs/decisions/documents.md#0172).
 */
function contentNow(): string | undefined {
  const root = document.getElementById('root')?.cloneNode(true) as HTMLElement | undefined;
  for (const part of root?.querySelectorAll('[data-song-player], [data-update]') ?? [])
    part.remove();
  return root?.innerHTML;
}

/** Feeds and dates come after the home page: their calls wait until the rest has been compared. */
const changingCalls = '**/api/places/**';

const contentOf = (page: Page, name: string) =>
  page.locator(`head > meta[property="${name}"]`).getAttribute('content');

for (const language of languages) {
  test(`pages come to life as they were sent, and say once what they are (${language}) [every-page-7]`, async ({
    page,
  }) => {
    test.setTimeout(pages.length * 20_000);
    /* The page is sent with the lake at night (docs/decisions/site.md#0157). */
    await page.clock.setFixedTime('2026-06-21T01:00-07:00');
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    /* With the page that each is of: some come when the next page is on its way. */
    const warnings: string[] = [];
    page.on('console', (message) => {
      const { pathname } = new URL(page.url());
      if (message.type() === 'warning' && !mayDiffer.has(pathname))
        warnings.push(`${pathname}: ${message.text()}`);
    });
    await page.addInitScript(neverTooLate);
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        globalThis.sentHtml ??= document.getElementById('root')?.innerHTML;
      });
    });

    for (const { path, ...headings } of [...pages, ...unlisted]) {
      await test.step(path, async () => {
        if (path === '/') await page.route(changingCalls, () => undefined);
        await page.goto(`${addressIn(language, path)}${language === 'en' ? '?' : '&'}from=mail`);
        await cameToLife(page);

        if (!mayDiffer.has(path)) {
          const sent = await page.evaluate(() => globalThis.sentHtml);
          expect.soft(sent?.length).toBeGreaterThan(1_000);
          expect.soft(await page.evaluate(contentNow)).toBe(sent);
        }
        await page.unroute(changingCalls);
        if (unlisted.some((one) => one.path === path)) return;
        await expectOneDescription(page, path === '/' ? null : `${headings[language]} · CampBC`);
        await expectOwnAddress(page, { path, language });
      });
    }
    expect(warnings).toEqual([]);
  });
}

/** One title (this, where it is known), one description, and the same for those who share the page. */
async function expectOneDescription(page: Page, known: string | null): Promise<void> {
  await expect.soft(page.locator('head > title')).toHaveCount(1);
  await expect.soft(page.locator('head > meta[name="description"]')).toHaveCount(1);
  const title = await page.title();
  if (known !== null) expect.soft(title).toBe(known);
  expect.soft(await contentOf(page, 'og:title')).toBe(title);
  const description = page.locator('head > meta[name="description"]');
  await expect.soft(description).toHaveAttribute('content', /.{50,300}/);
  expect
    .soft(await contentOf(page, 'og:description'))
    .toBe(await description.getAttribute('content'));
}

/** The page's address without what is not part of it, and the page in the other language. */
async function expectOwnAddress(
  page: Page,
  { path, language }: { path: string; language: 'en' | 'fr' },
): Promise<void> {
  const own = site.url + addressIn(language, path);
  await expect.soft(page.locator('link[rel="canonical"]')).toHaveAttribute('href', own);
  expect.soft(await contentOf(page, 'og:url')).toBe(own);
  expect.soft(await contentOf(page, 'og:locale')).toBe(`${language}_CA`);
  const alternates = page.locator('link[rel="alternate"][hreflang]');
  expect
    .soft(
      await alternates.evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
    )
    .toEqual([
      ['en', site.url + path],
      ['fr', `${site.url}${path}?lang=fr`],
      ['x-default', site.url + path],
    ]);
}

test('shared links have a picture', async ({ page, request }) => {
  await page.goto('/');
  const picture = await contentOf(page, 'og:image');
  const response = await request.get(picture ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/jpeg');
  const size = await page.evaluate(async (url) => {
    const image = await createImageBitmap(await (await fetch(url)).blob());
    return [String(image.width), String(image.height)];
  }, picture ?? '');
  const told = [await contentOf(page, 'og:image:width'), await contentOf(page, 'og:image:height')];
  expect(size).toEqual(told);
});

test('a page whose code comes late has one title, and the next page its own', async ({ page }) => {
  const mayCome = Promise.withResolvers<void>();
  await page.route(/\/about\.\w+\.js$/, async (route) => {
    await mayCome.promise;
    await route.continue();
  });

  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  mayCome.resolve();
  /* Only what React has drawn or taken over carries its marks. */
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
  await page.getByRole('main').getByRole('link', { name: 'See the regions' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /Regions/ })).toBeVisible();
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page).toHaveTitle('Regions · CampBC');
});

/** True for a page that the API lists; tests/browser/campgrounds looks at those. */
const isDescribed = (address: string) => /\/campgrounds\/(?!data\b)/.test(address);

test('the sitemap lists every page in each language, and nothing else [addresses-6]', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const found = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const listed = found.flatMap(([, at = '']) => (isDescribed(at) ? [] : [at]));

  const addresses = pages.flatMap(({ path }) =>
    languages.map((language) => site.url + addressIn(language, path)),
  );
  expect(new Set(listed)).toEqual(new Set(addresses));
  expect(listed).toHaveLength(addresses.length);

  for (const address of addresses) {
    const page = await request.get(address, { maxRedirects: 0 });
    expect(page.status()).toBe(200);
    expect(page.headers()['content-language']).toBe(address.endsWith('?lang=fr') ? 'fr' : 'en');
  }
});
