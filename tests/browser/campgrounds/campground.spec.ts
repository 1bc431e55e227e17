import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';

test.use({ expectedErrors: /status of 404/ });

test('a campground’s page has its facts, each with its source and day, and says what is unknown [public-pages-10]', async ({
  page,
}) => {
  await page.goto('/campgrounds/alice-lake-campground');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alice Lake Campground');
  const facts = page.getByRole('main');
  await expect(facts).toContainText('Mar 15 – Nov 3 in 2024');
  await expect(facts).toContainText('We don’t have availability');
  await expect(facts).toContainText('About 9.5 km from Squamish, in a straight line');
  await expect(facts).toContainText('Approximate: marked at the park');
  await expect(facts).toContainText('Unknown');
  await expect(page.getByRole('link', { name: 'Official page' })).toHaveAttribute(
    'href',
    'https://bcparks.ca/alice-lake-park/',
  );
  await page
    .getByRole('link', { name: /^Source \d+, as of Jan 2, 2024$/ })
    .first()
    .click();
  await expect(page.getByText('Licence: Apache License 2.0').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Map of campgrounds' })).toBeAttached();
});

test('what is allowed in its whole park stands on the page of a campground, with source and day, and on the page of the park [public-pages-10]', async ({
  page,
}) => {
  const source = (name: RegExp) => page.getByRole('link', { name });

  await page.goto('/campgrounds/alice-lake-campground');
  const ofPark = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Alice Lake Park, as a whole' }),
  });
  await expect(ofPark.locator('[data-state="yes"]')).toContainText(/Campfires\s*Swimming/);
  await expect(ofPark.locator('[data-state="limited"]')).toContainText('Dogs on leash');
  await expect(ofPark.getByRole('link', { name: /^Source \d+, as of 2022$/ })).not.toHaveCount(0);
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await way.getByRole('link', { name: 'Alice Lake Park' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alice Lake Park');
  await expect(source(/^Source \d+, as of 2022$/)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/Closures|Campgrounds/);
});

/** A document that has no description in time is status 200 (docs/decisions/documents.md#0220). */
const statusAt = async (page: Page, path: string) => (await page.goto(path))?.status();

test('an address with a typo in it is status 404, with the names that are much like it [public-pages-10]', async ({
  page,
}) => {
  await expect.poll(() => statusAt(page, '/campgrounds/alise-lake-campgroud')).toBe(404);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No campground at this address');
  await page.getByRole('link', { name: 'Alice Lake Campground' }).click();
  await expect(page).toHaveURL('/campgrounds/alice-lake-campground');
});

test('without JavaScript all campgrounds are there as links, by region [public-pages-10]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/campgrounds');

  await expect(page.getByRole('heading', { name: 'All campgrounds' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  const links = page.locator('noscript a');
  /* There are 392: another test hides one for a while, so that one is left out. */
  await expect(links.filter({ hasNotText: 'Dry Gulch Campground' })).toHaveCount(391);
  await links.filter({ hasText: /^Alice Lake Campground$/ }).click();
  await expect(page).toHaveTitle(/Alice Lake Campground/);
  await context.close();
});

test('the first page was rendered ahead as the API answers it, but for what is closed now', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/campgrounds')).text();
  const answer = await (await request.get('/api/places/campgrounds')).json();
  const texts = ['data-first-page', 'data-campground'].flatMap((name) =>
    [...html.matchAll(new RegExp(`${name}="([^"]+)"`, 'g'))].map(([, text]) => text ?? ''),
  );

  await page.setContent(texts.map((text) => `<p title="${text}"></p>`).join(''));
  const [list, ...campgrounds] = await page
    .locator('p')
    .evaluateAll((all) => all.map((each) => JSON.parse(each.getAttribute('title') ?? '')));
  const ahead = { ...list, campgrounds };

  /* The reports of the feeds, and whether they are asked, depend on the day and the site. */
  expect(ahead).toEqual({ ...answer, closures: { known_by: 'live', left: null, hidden: 0 } });
});

test('the data can be taken away, and what the last import changed is told [public-pages-10]', async ({
  page,
  request,
}) => {
  await page.goto('/campgrounds/data');

  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible();
  await expect(page.getByText('392 new')).toBeVisible();
  for (const name of ['GeoJSON, for maps', 'CSV, for tables']) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    expect((await request.get(address ?? '')).status()).toBe(200);
  }
});

test('the page draws with what came in its document, and asks for other campgrounds', async ({
  page,
}) => {
  const path = '/campgrounds/whiteswan-lake-white-river-campground';
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/places/campgrounds/')) asked.push(pathname);
  });

  await page.goto(path);
  await expect(page.getByRole('main')).toContainText('Whiteswan Lake Park');
  expect(asked).toEqual([]);
  const other = page.locator(
    'main a[href^="/campgrounds/"]:not([href*="#"], [href*="/parks/"], [href$="/data"])',
  );
  await other.first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('White River Campground');

  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('a search for a park leads to its page, with what it allows and its campgrounds [campgrounds-15, campgrounds-16]', async ({
  page,
}) => {
  await page.goto('/campgrounds?q=kokanee%20creek');
  await page.getByRole('link', { name: /^Kokanee Creek Park: the park/ }).click();

  await expect(page).toHaveURL('/campgrounds/parks/kokanee-creek-park');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kokanee Creek Park');
  const main = page.getByRole('main');
  await expect(main).toContainText('Dogs on leash');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Closures and alerts',
    'Campgrounds',
    'Facts',
    'In the park',
    'Sources',
  ]);
  await page.getByRole('link', { name: 'Sandspit Campground' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /as a whole$/ })).toHaveText(
    'Kokanee Creek Park, as a whole',
  );
});

test('an address that no park has is status 404, and leads to the list [campgrounds-15]', async ({
  page,
}) => {
  await expect.poll(() => statusAt(page, '/campgrounds/parks/atlantis-park')).toBe(404);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No park at this address');
  await page.getByRole('link', { name: 'All campgrounds' }).click();
  await expect(page).toHaveURL('/campgrounds');
});

test('a park with a typo in its address is named on the page that says so [campgrounds-15]', async ({
  page,
}) => {
  await page.goto('/campgrounds/parks/kokanee-crek-park');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No park at this address');
  await page.getByRole('link', { name: 'Kokanee Creek Park', exact: true }).click();
  await expect(page).toHaveURL('/campgrounds/parks/kokanee-creek-park');
});

test('in French our own sources are told in French, and those of others as published, marked as English [public-pages-10]', async ({
  page,
}) => {
  await page.goto('/campgrounds/alice-lake-campground?lang=fr');
  const sources = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Sources' }) });
  await sources.getByRole('heading').click();

  await expect(sources.getByText('Calculé à partir des autres sources')).toBeVisible();
  await expect(sources.getByText('Licence : celle des sources utilisées')).not.toHaveCount(0);
  const published = sources.getByText('BC Parks park areas with their type');
  await expect(published.locator('xpath=..')).toHaveAttribute('lang', 'en');
});
