import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { ApiChanges } from '#changes/api-changes.ts';
import { ApiNodes } from '#api/api-nodes.ts';
import { PageLists } from '#described/page-lists.ts';
import { after, tripsApi } from '#described/trips-api.fixture.ts';
import { page, startEdge } from '#edge.fixture.ts';
import { withListedItems } from './listed-items.ts';

/** As the prerenderer writes a list: an item has lists in it, and leads to its page first. */
const item = (slug: string) =>
  `<li class="a" data-item=""><a href="/trips/${slug}">${slug}</a><ul><li>Water</li></ul></li>`;

const tripsAhead = `<main><ol>${item('alice-lake')}${item('closed-creek')}</ol><ul><li>More</li></ul></main>`;

/** A list of the API that also has `closed-creek`. */
const both = { pages: [{ slug: 'alice-lake' }, { slug: 'closed-creek' }] };

test('an item whose page the API no longer lists is not in the document [campgrounds-11]', async () => {
  const { apiUrl } = await tripsApi();
  const { url } = await startEdge({ apiUrl, tripsAhead });

  const { html } = await page(`${url}/trips`);

  expect(html).toContain(`<main><ol>${item('alice-lake')}</ol><ul><li>More</li></ul></main>`);
  expect(html).not.toContain('closed-creek');
});

test('a minute after the list changed the next document but one follows [campgrounds-11]', async () => {
  const { apiUrl, says } = await tripsApi({ pages: both });
  const { url } = await startEdge({ apiUrl, tripsAhead });
  const before = await page(`${url}/trips`);
  says.pages = { pages: [{ slug: 'alice-lake' }] };

  after(61_000);
  const first = await page(`${url}/trips`);
  let last = first;
  while (last.html.includes('closed-creek')) last = await page(`${url}/trips`);

  for (const { html } of [before, first]) expect(html).toContain('closed-creek');
  expect(last.html).toContain('alice-lake');
});

test.each<[string, Parameters<typeof tripsApi>[0]]>([
  ['cannot be reached', { status: 503 }],
  ['lists nothing', { pages: { pages: [] } }],
  ['answers with something else', { pages: '<html>' }],
  [
    'has more pages than a list may have',
    {
      pages: { pages: Array.from({ length: 50_001 }, (_, place) => ({ slug: `trip-${place}` })) },
    },
  ],
])('the page stays whole while the API %s', async (_what, says) => {
  const { apiUrl } = await tripsApi(says);
  const { url } = await startEdge({ apiUrl, tripsAhead });

  const { html } = await page(`${url}/trips`);

  expect(html).toContain(tripsAhead);
});

test('an API that is slow keeps no document waiting, and is heard by the next', async () => {
  const held = Promise.withResolvers<void>();
  const { apiUrl } = await tripsApi({ held: held.promise });
  const { url } = await startEdge({ apiUrl, tripsAhead });

  const first = await page(`${url}/trips`);
  held.resolve();
  let last = first;
  while (last.html.includes('closed-creek')) last = await page(`${url}/trips`);

  expect(first.html).toContain('closed-creek');
  expect(last.html).toContain('alice-lake');
});

test('two kinds of pages with one list are each known by their own addresses', async () => {
  const { apiUrl } = await tripsApi();
  const log = pino({ level: 'silent' });
  const api = new ApiNodes([apiUrl], log);
  const lists = new PageLists({ api, log, changes: new ApiChanges(api) });
  const listedBy = '/api/trips/pages';

  const trips = await lists.soon({ page: { path: '/trips/:slug', listedBy }, ip: '' });
  const maps = await lists.soon({ page: { path: '/maps/:slug', listedBy }, ip: '' });

  expect([...(trips?.paths ?? [])]).toEqual(['/trips/alice-lake']);
  expect([...(maps?.paths ?? [])]).toEqual(['/maps/alice-lake']);
});

test.each([
  ['without a link', '<li data-item="">Alice</li>'],
  ['that does not end', '<li data-item=""><a href="/trips/gone">Gone</a><ul><li></ul>'],
  ['that is none', '<li><a href="/trips/gone">Gone</a></li>'],
  ['of a listed page with a query', '<li data-item=""><a href="/trips/here?lang=fr">Ici</a></li>'],
])('an item %s stays', (_what, html) => {
  expect(withListedItems(html, new Set(['/trips/here']))).toBe(html);
});
