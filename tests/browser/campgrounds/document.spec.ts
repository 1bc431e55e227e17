import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { addressIn, languages } from '#tests/support/browser/prerendered-pages.ts';

const path = '/campgrounds/whiteswan-lake-white-river-campground';
const name = 'White River Campground';

const kinds = { en: 'Drive-in campground', fr: 'Camping accessible en voiture' };

for (const language of languages) {
  test(`the document of a campground says what it is before its code is there (${language})`, async ({
    request,
  }) => {
    const response = await request.get(addressIn(language, path));
    const html = await response.text();

    expect(response.status()).toBe(200);
    expect(html).toContain(`<title data-sent>${name} · CampBC</title>`);
    expect(html).toContain(`name="description" content="${kinds[language]}, Whiteswan Lake Park,`);
    expect(html).toContain(`<link rel="canonical" href="${site.url}${addressIn(language, path)}">`);
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(picture).toContain(`/api/share${path}/picture.png?lang=${language}`);
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
  });
}

test('searchers are told in the words of schema.org, and the page draws beside it', async ({
  page,
}) => {
  await page.goto(path);

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const told = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await told.textContent()) ?? '')).toMatchObject({
    '@type': 'Campground',
    name,
    url: site.url + path,
    address: { addressRegion: 'BC', addressCountry: 'CA' },
  });
});

test('the page draws with what came in its document, and asks for other campgrounds', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/places/campgrounds/')) asked.push(pathname);
  });

  await page.goto(path);
  await expect(page.getByRole('main')).toContainText('Whiteswan Lake Park');
  expect(asked).toEqual([]);
  const other = page.locator('main a[href^="/campgrounds/"]:not([href*="#"], [href$="/data"])');
  await other.first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);

  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('without JavaScript the facts are there, and lead on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(path);

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const season = page.locator('dd', { hasText: 'In 2024 open from May 15 to September 15' });
  await expect(season).toBeVisible();
  await expect(page.getByRole('link', { name: /bcparks\.ca/ })).toBeVisible();
  await page.locator('dd a[href^="/campgrounds/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);

  await context.close();
});

test('the sitemap lists every campground in each language, and robots may fetch pictures', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const robots = await (await request.get('/robots.txt')).text();

  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  for (const language of languages) {
    expect(listed).toContain(site.url + addressIn(language, path));
  }
  const campgrounds = listed.filter((address) => /\/campgrounds\/(?!data)/.test(address ?? ''));
  expect(campgrounds).toHaveLength(2 * 392);
  expect(robots).toContain('Allow: /api/share/\n');
});
