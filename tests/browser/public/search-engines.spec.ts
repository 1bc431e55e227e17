import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { addressIn, languages, pages } from '#tests/support/browser/prerendered-pages.ts';

/** A page that the API lists; tests/browser/campgrounds looks at those. */
const isDescribed = (address: string) => /\/campgrounds\/(?!data\b)/.test(address);

test('the sitemap lists every page in each language, and nothing else', async ({ request }) => {
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
