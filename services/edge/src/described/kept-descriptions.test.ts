import { expect, jest, test } from '@jest/globals';
import { ask, unpacked } from '#document/wire.fixture.ts';
import { page, startEdge } from '#edge.fixture.ts';
import { after, forever, trip, tripsApi } from './trips-api.fixture.ts';

const titleIn = ({ html }: { html: string }) => /<title[^>]*>([^<]*)</.exec(html)?.[1];

test('many who ask at once, and again within a minute, cost the API one call', async () => {
  const held = Promise.withResolvers<void>();
  const { apiUrl, asked } = await tripsApi({ held: held.promise });
  const { url } = await startEdge({ apiUrl });

  const many = Array.from({ length: 20 }, () => page(`${url}/trips/alice-lake`));
  /* By the answer to a later visitor all of them are waiting. */
  await page(`${url}/`);
  held.resolve();
  await Promise.all(many);
  await page(`${url}/trips/alice-lake?other=query`);

  expect(asked).toHaveLength(1);
});

test('a minute later the known page is sent at once, and the next one is new', async () => {
  const { apiUrl, says } = await tripsApi();
  const { url } = await startEdge({ apiUrl });
  await page(`${url}/trips/alice-lake`);
  says.trip = { ...trip, title: 'Alice Lake, renamed' };

  after(61_000);
  const first = titleIn(await page(`${url}/trips/alice-lake`));
  let last = first;
  while (last === first) last = titleIn(await page(`${url}/trips/alice-lake`));

  expect(first).toBe('Alice Lake · CampBC');
  expect(last).toBe('Alice Lake, renamed · CampBC');
});

test.each([
  [
    'corrected',
    { trip: { ...trip, title: 'Alice Lake, renamed' } },
    'Alice Lake, renamed · CampBC',
  ],
  ['hidden', { status: 404 }, '404 File Not Found · CampBC'],
])(
  'the clock stands still, and a page is shown as %s once the API has another revision [campgrounds-11]',
  async (_how, change, title) => {
    const { apiUrl, asked, says } = await tripsApi();
    const { url } = await startEdge({ apiUrl });
    after(0);
    const first = titleIn(await page(`${url}/trips/alice-lake`));
    Object.assign(says, change);
    await page(`${url}/trips/alice-lake`);
    const before = asked.length;

    says.revision = '2';
    let last = first;
    while (last === first) last = titleIn(await page(`${url}/trips/alice-lake`));

    expect(before).toBe(1);
    expect(last).toBe(title);
  },
);

test('the document is kept for all who ask for the page, and becomes as small as it can be', async () => {
  const { apiUrl } = await tripsApi();
  const { url } = await startEdge({ apiUrl });
  const headers = { 'accept-encoding': 'br' };

  const first = await ask(`${url}/trips/alice-lake`, headers);
  let last = first;
  while (last.body.length >= first.body.length) {
    last = await ask(`${url}/trips/alice-lake`, headers);
  }

  expect(unpacked(last)).toBe(unpacked(first));
});

test('a browser that has the page is told that it is still current, until it changes', async () => {
  const { apiUrl, says } = await tripsApi();
  const { url } = await startEdge({ apiUrl });
  const { headers } = await ask(`${url}/trips/alice-lake`);
  const seen = { 'if-none-match': headers.etag ?? '' };

  const again = await ask(`${url}/trips/alice-lake`, seen);
  says.trip = { ...trip, data: { trip: { name: 'Alice' } } };
  after(3_600_000);
  const changed = await ask(`${url}/trips/alice-lake`, seen);

  expect([again.status, changed.status]).toEqual([304, 200]);
});

test('while the API is away, what was known goes on, however old [every-page-8]', async () => {
  const { apiUrl, says } = await tripsApi();
  const { url } = await startEdge({ apiUrl });
  await page(`${url}/trips/alice-lake`);
  says.status = 503;

  after(86_400_000);

  expect(titleIn(await page(`${url}/trips/alice-lake`))).toBe('Alice Lake · CampBC');
});

test('an hour later nobody gets what was known then, while the API tells something newer', async () => {
  const { apiUrl, says } = await tripsApi();
  const { url } = await startEdge({ apiUrl });
  await page(`${url}/trips/alice-lake`);
  says.trip = { ...trip, title: 'Closed' };

  after(3_600_000);

  expect(titleIn(await page(`${url}/trips/alice-lake`))).toBe('Closed · CampBC');
});

test.each([
  ['is away', { status: 503 }],
  ['is slow', { held: forever }],
  ['says what is no JSON', { trip: '<html>' }],
  ['says too much', { trip: JSON.stringify({ ...trip, data: 'x'.repeat(300_000) }) }],
  ['refuses, for there were too many calls', { status: 429 }],
])(
  'where the API %s, the document comes in time and is the plain one [every-page-8]',
  async (_claim, says) => {
    const { apiUrl } = await tripsApi(says);
    const { url } = await startEdge({ apiUrl });
    const limits = jest.spyOn(AbortSignal, 'timeout');

    const { response, html } = await page(`${url}/trips/alice-lake`);

    expect(limits).toHaveBeenCalledWith(800);
    expect(response.status).toBe(200);
    expect(html).toContain('<title data-sent>A trip · CampBC</title>');
    expect(html).not.toContain('noindex');
  },
);

test('that there is nothing is believed for ten seconds, and no longer', async () => {
  const { apiUrl, asked, says } = await tripsApi({ status: 404 });
  const { url } = await startEdge({ apiUrl });
  const statusNow = async () => (await page(`${url}/trips/alice-lake`)).response.status;

  const before = [await statusNow(), await statusNow()];
  expect(asked).toHaveLength(1);
  says.status = 200;
  after(11_000);

  expect([...before, await statusNow()]).toEqual([404, 404, 200]);
});
