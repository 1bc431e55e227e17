import { describeCampground } from '@camp/contracts/places/campground-page';
import { expect, test } from '@jest/globals';
import { newVisitor, underTest } from '#tests/support/api/api-under-test.ts';

const visitor = newVisitor();
const slug = 'whiteswan-lake-white-river-campground';
const pageOf = (name: string, language = 'en') =>
  visitor.get(`/api/places/campgrounds/${name}/page?lang=${language}`);
const pictureOf = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${underTest.url}/api/share/campgrounds/${name}/picture.png?lang=en`, { headers });

test('the page of a campground is described in both languages, with all that it draws [calls-documents-campgrounds-1]', async () => {
  const [english, french, whole] = [
    await pageOf(slug),
    await pageOf(slug, 'fr'),
    await visitor.get(`/api/places/campgrounds/${slug}`),
  ];

  expect(english.status).toBe(200);
  expect(english.body['title']).toBe('White River Campground');
  expect(english.body['description']).toMatch(/In 2024 open from May 15 to September 15\./);
  expect(french.body['description']).toMatch(/En 2024, ouvert du 15 mai au 15 septembre\./);
  expect(english.body['data']).toEqual(whole.body);
});

test('every campground that is listed has a page in both languages [calls-documents-campgrounds-1]', async () => {
  const { body } = await visitor.get('/api/places/pages');
  const names = (body['pages'] as { slug: string }[]).map((page) => page.slug);

  expect(names).toHaveLength(392);
  for (const name of names) {
    for (const language of ['en', 'fr']) {
      const answer = await pageOf(name, language);
      const { error } = describeCampground.response.safeParse(answer.body);
      expect([name, language, answer.status, error?.message]).toEqual([
        name,
        language,
        200,
        undefined,
      ]);
    }
  }
});

test.each(['no-such-lake', 'Alice-Lake', '..'.repeat(3), 'a'.repeat(5_000)])(
  'where there is no campground (%#), nothing is described and nothing is drawn',
  async (name) => {
    for (const answer of [await pageOf(name), await pictureOf(name)]) {
      expect([404, 422]).toContain(answer.status);
    }
  },
);

test('a language that the site does not speak is refused', async () => {
  expect((await pageOf(slug, 'de')).status).toBe(422);
});

test('the picture of a campground may be shown by other sites, and is drawn once for whoever has it [calls-documents-campgrounds-1]', async () => {
  const first = await pictureOf(slug);
  const again = await pictureOf(slug, {
    'cache-control': 'max-age=0',
    'if-none-match': first.headers.get('etag') ?? '',
  });

  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('image/png');
  expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  expect(again.status).toBe(304);
});
