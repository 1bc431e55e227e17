import { expect, type Browser, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser.ts';

const britishColumbia = '/regions/british-columbia';

/** The pages that are rendered when they are published, with their headings in both languages. */
const pages = [
  { path: '/', en: 'Welcome to CampBC', fr: 'Bienvenue chez CampBC' },
  { path: '/about', en: 'About', fr: 'À propos' },
  { path: '/store', en: 'Store', fr: 'Boutique' },
  { path: '/regions', en: 'Regions', fr: 'Régions' },
  { path: '/contact', en: 'Contact', fr: 'Nous joindre' },
  {
    path: britishColumbia,
    en: 'Welcome to the future home of everything...',
    fr: 'Bienvenue dans la future maison de tout...',
  },
  {
    path: `${britishColumbia}/bc_emergency_alerts`,
    en: 'Emergencies & Alerts',
    fr: 'Urgences et alertes',
  },
  { path: `${britishColumbia}/services`, en: 'Services for campers', fr: 'Services aux campeurs' },
];
/** Rendered ahead, too, but not to be found by search: one has another address, one is no page. */
const unlisted = [
  {
    path: `${britishColumbia}/social`,
    en: 'Welcome to the future home of everything...',
    fr: 'Bienvenue dans la future maison de tout...',
  },
  { path: '/404', en: '404 File Not Found', fr: '404 Fichier introuvable' },
];
const languages = ['en', 'fr'] as const;

test.use({ expectedErrors: /status of 404/ });

const addressIn = (language: 'en' | 'fr', path: string) =>
  language === 'en' ? path : `${path}?lang=fr`;

async function withoutJavaScript(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

for (const { path, en, fr } of [...pages, ...unlisted]) {
  for (const language of languages) {
    test(`${path} is whole without JavaScript (${language})`, async ({ browser }) => {
      const page = await withoutJavaScript(browser, addressIn(language, path));

      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(title).toHaveText(language === 'en' ? en : fr);
      const navigation = page.getByRole('navigation', {
        name: language === 'en' ? 'Main' : 'Principale',
      });
      await expect(navigation.getByRole('link')).not.toHaveCount(0);
      const text = await page.getByRole('main').innerText();
      expect(text.length).toBeGreaterThan(120);
      const version = language === 'en' ? 'Website Version 1.3' : 'Version du site 1.3';
      await expect(page.getByRole('contentinfo').getByText(version)).toBeVisible();
      await page.context().close();
    });
  }
}

test('without JavaScript one still gets from page to page', async ({ browser }) => {
  const page = await withoutJavaScript(browser, '/');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle('About · CampBC');
  await page.getByRole('main').getByRole('link', { name: 'See the regions' }).click();

  await expect(page).toHaveTitle('Regions · CampBC');
  await page.context().close();
});

declare global {
  /** Content of the root element as it was sent, before any script ran. */
  var sentHtml: string | undefined;
}

/** Until React has taken over what was sent, and what follows from that is on screen. */
async function cameToLife(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))),
  );
}

/* The store asks its site whether there is one, and the social page scrolls: they may differ. */
const same = [...pages, ...unlisted].filter(({ path }) => !/store|social/.test(path));

for (const { path } of same) {
  for (const language of languages) {
    test(`${path} comes to life as it was sent (${language})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      const warnings: string[] = [];
      page.on(
        'console',
        (message) => message.type() === 'warning' && warnings.push(message.text()),
      );
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          globalThis.sentHtml ??= document.getElementById('root')?.innerHTML;
        });
      });

      await page.goto(addressIn(language, path));
      await cameToLife(page);

      const [sent, now] = await page.evaluate(() => [
        globalThis.sentHtml,
        document.getElementById('root')?.innerHTML,
      ]);
      expect(sent?.length).toBeGreaterThan(1_000);
      expect(now).toBe(sent);
      expect(warnings).toEqual([]);
    });
  }
}

const contentOf = (page: Page, name: string) =>
  page.locator(`head > meta[property="${name}"]`).getAttribute('content');

for (const { path, en, fr } of pages) {
  for (const language of languages) {
    test(`${path} says once what it is, to searchers and sharers (${language})`, async ({
      page,
    }) => {
      await page.goto(`${addressIn(language, path)}${language === 'en' ? '?' : '&'}from=mail`);
      await cameToLife(page);

      await expect(page.locator('head > title')).toHaveCount(1);
      await expect(page.locator('head > meta[name="description"]')).toHaveCount(1);
      const title = await page.title();
      if (path !== '/') expect(title).toBe(`${language === 'en' ? en : fr} · CampBC`);
      expect(await contentOf(page, 'og:title')).toBe(title);
      const description = page.locator('head > meta[name="description"]');
      await expect(description).toHaveAttribute('content', /.{50,300}/);
      expect(await contentOf(page, 'og:description')).toBe(
        await description.getAttribute('content'),
      );

      const own = site.url + addressIn(language, path);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', own);
      expect(await contentOf(page, 'og:url')).toBe(own);
      expect(await contentOf(page, 'og:locale')).toBe(`${language}_CA`);
      const alternates = page.locator('link[rel="alternate"][hreflang]');
      expect(
        await alternates.evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
        ),
      ).toEqual([
        ['en', site.url + path],
        ['fr', `${site.url}${path}?lang=fr`],
        ['x-default', site.url + path],
      ]);
    });
  }
}

for (const { path, as } of [
  { path: '/404', as: 'nothing' },
  { path: '/hub', as: 'a member’s page' },
]) {
  test(`${path} is ${as}, and asks not to be listed`, async ({ request }) => {
    const html = await (await request.get(path)).text();

    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  });
}

test('the page at another address names the one that counts', async ({ request }) => {
  const html = await (await request.get(`${britishColumbia}/social`)).text();

  expect(html).toContain(`<link rel="canonical" href="${site.url}${britishColumbia}">`);
});

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

test('the sitemap lists every page in each language, and nothing else', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at);

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

test('robots.txt names the sitemap and closes members’ pages, but no public one', async ({
  request,
}) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');

  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(lines).toContain('User-agent: *');
  const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/hub', '/admin', '/admin/users']));
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  expect([...pages, ...unlisted].filter(({ path }) => isClosed(path))).toEqual([]);
});
