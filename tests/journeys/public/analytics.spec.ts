import { expect, type Page } from '@playwright/test';
import { type AnalyticsHost, startAnalyticsHost } from '#tests/support/browser/analytics-script.ts';
import { site, test } from '#tests/support/browser/browser.ts';
import { type AnotherEdge, startAnotherEdge } from '#tests/support/servers/another-edge.ts';

/* One site for the whole file: otherwise each worker would start its own. */
test.describe.configure({ mode: 'default' });

let analytics: AnalyticsHost;
let own: AnotherEdge;

test.beforeAll(async () => {
  analytics = await startAnalyticsHost();
  own = await startAnotherEdge(site, () => ({
    ANALYTICS_ID: 'G-TEST',
    ANALYTICS_SCRIPT_URL: analytics.scriptUrl,
  }));
});

test.afterAll(async () => {
  await own.stop();
  await analytics.stop();
});

test.beforeEach(() => {
  analytics.requests.length = 0;
});

const banner = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const choices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });
const paths = () => analytics.views().map(({ page_path }) => page_path);

async function goByMenu(page: Page, name: 'Regions' | 'Contact') {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** Views arrive in order: once the last one is there, an unwanted earlier one would be, too. */
async function expectPaths(expected: string[]) {
  await expect.poll(paths).toEqual(expected);
}

test('nothing goes to the foreign host before the visitor has allowed it [frame-30]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(own.url);
  await expect(choices(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await goByMenu(page, 'Regions');
  await expect(banner(page)).toBeVisible();

  expect(asked.filter((url) => !url.startsWith(own.url) && !url.startsWith('data:'))).toEqual([]);
  expect(analytics.requests).toEqual([]);
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  await expectPaths(['/regions']);
});

test('after Allow this view is reported once, then each change of path or query, no hash, and the next visit [frame-30]', async ({
  page,
}) => {
  await page.goto(`${own.url}/regions?view=map`);
  await choices(page).click();
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  await expect(banner(page)).toBeHidden();
  await expectPaths(['/regions?view=map']);

  await page.evaluate(() => {
    location.hash = 'british-columbia';
  });
  await goByMenu(page, 'Regions');
  await goByMenu(page, 'Contact');
  await page.goBack();
  await expect(page).toHaveURL(/\/regions$/);

  await expectPaths(['/regions?view=map', '/regions', '/contact', '/regions']);
  const scripts = analytics.requests.filter(({ url }) => url.startsWith('/gtag/js'));
  expect(scripts.map(({ url }) => url)).toEqual(['/gtag/js?id=G-TEST']);
  expect(analytics.views()[0]).toMatchObject({
    id: 'G-TEST',
    page_location: `${own.url}/regions?view=map`,
  });

  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'campbc_analytics');
  expect(cookie).toMatchObject({ value: 'granted', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(179 * 86_400);
  await page.reload();
  await expectPaths(['/regions?view=map', '/regions', '/contact', '/regions', '/regions']);
  await expect(banner(page)).toBeHidden();
});

test('neither what is searched for nor whose profile is read goes to the foreign host [frame-30]', async ({
  page,
}) => {
  await page.goto(`${own.url}/campgrounds?q=quiet+hideaway+of+kim&near=nelson&region=northern-bc`);
  await choices(page).click();
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  await expectPaths(['/campgrounds?region=northern-bc']);
  await page.goto(`${own.url}/u/member`);
  await expect(page).toHaveTitle(/^Kim Member/);
  await expectPaths(['/campgrounds?region=northern-bc', '/u/:username']);

  const sent = decodeURIComponent(analytics.requests.map(({ url }) => url).join('\n'));
  for (const secret of ['hideaway', 'nelson', '/u/member', 'Kim'])
    expect(sent).not.toContain(secret);
});
