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
