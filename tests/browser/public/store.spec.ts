import { expect, type Page } from '@playwright/test';
import { expectAccessible, site, test } from '#tests/support/browser/browser.ts';
import { startStoreSite, type StoreSite } from '#tests/support/servers/store-site.ts';
import {
  products,
  startStoreScript,
  storeCalls,
  storeFrame,
  type StoreScript,
} from '#tests/support/browser/store-script.ts';

/* The site of `npm test` has no store; in order, for they share a provider. */
test.describe.configure({ mode: 'default' });

let script: StoreScript;
let store: StoreSite;

test.beforeAll(async () => {
  script = await startStoreScript();
  store = await startStoreSite({ site, scriptUrl: script.url });
});

test.afterAll(async () => {
  await store.stop();
  await script.stop();
});

test.beforeEach(() => {
  script.answerFromNow('normal');
});

const path = '/script.js?1003&data_platform=code';
const draws =
  'xProductBrowser("categoriesPerRow=3","views=grid(20,3) list(60) table(60)","categoryView=grid","searchView=list","id=my-store-1003")';

const product = (page: Page) =>
  page.frameLocator('iframe').getByRole('heading', { name: products[0] ?? '' });
const advice = (page: Page) => page.getByRole('alert').filter({ hasText: 'refresh the page' });
const scriptTags = (page: Page) =>
  page.frameLocator('iframe').locator(`script[src^="${script.origin}"]`);

/** Opens the store without waiting for a script that may never come. */
async function open(page: Page): Promise<void> {
  await page.goto(`${store.url}/store`, { waitUntil: 'domcontentloaded' });
}

/** Goes to another page by the bar, and stays in the document. */
async function goTo(page: Page, name: 'Store' | 'Regions'): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a visitor sees the products, in the views and numbers that the store is meant to have', async ({
  page,
}) => {
  const asked = script.requests.length;

  await open(page);
  await expect(product(page)).toBeVisible();

  expect(await storeCalls(page)).toEqual([draws]);
  expect(script.requests.slice(asked)).toEqual([path]);
  await expect(scriptTags(page)).toHaveCount(1);
  await expect(page.getByText('If the store does not load, refresh the page.')).toBeVisible();
  await expectAccessible(page);
});

test('the page as it is sent has its heading, its note and a word for browsers without scripts', async ({
  request,
}) => {
  const response = await request.get(`${store.url}/store`);
  const html = await response.text();

  expect(html).toMatch(/<h1[^>]*>Store<\/h1>/);
  expect(html).toContain('If the store does not load, refresh the page.');
  expect(html).toMatch(/<noscript>The store needs JavaScript/);
  expect(html).not.toContain(`<script src="${script.origin}`);
});

test('a visitor who comes from another page enters the store in the same document', async ({
  page,
}) => {
  await page.goto(store.url);
  await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));

  await goTo(page, 'Store');
  await expect(product(page)).toBeVisible();
  await page.getByRole('link', { name: 'Login / Register' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();

  expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(true);
  expect(page.frames()).toHaveLength(1);
});

for (const width of [320, 1280]) {
  test(`the frame is as tall as the store and not wider than the page (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page);
    await expect(product(page)).toBeVisible();
    const frame = storeFrame(page);

    for (const height of [3_000, 1_200]) {
      await frame.locator('main').evaluate((main, px) => (main.style.height = `${px}px`), height);

      const hidden = () =>
        frame.evaluate(() => document.documentElement.scrollHeight - globalThis.innerHeight);
      await expect.poll(() => frame.evaluate(() => innerHeight)).toBeLessThan(height + 100);
      await expect.poll(hidden).toBe(0);
      expect(await frame.evaluate(() => innerHeight)).toBeGreaterThan(height);
      expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThan(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a store that does not answer within ten seconds says to refresh, and Try again brings it', async ({
  page,
}) => {
  script.answerFromNow('hang');
  await page.clock.install();
  const asked = page.waitForRequest((request) => request.url().startsWith(script.origin));
  await open(page);
  await asked;
  /* A second ahead: the page's clock runs on until it is told to stop, and it cannot go back. */
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const region = page.getByRole('region', { name: 'Products' });
  await expect(region).toHaveAttribute('aria-busy', 'true');

  await page.clock.runFor(4_000);
  await expect(region).toHaveAttribute('aria-busy', 'true');
  await expect(advice(page)).toBeHidden();
  await page.clock.runFor(5_000);
  await expect(advice(page)).toBeVisible();
  await page.clock.resume();

  script.answerFromNow('normal');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(product(page)).toBeVisible();
  await expect(advice(page)).toBeHidden();
  await expect(scriptTags(page)).toHaveCount(1);
});

test.describe('a provider that fails', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('is not waited for: the page says so at once, and Try again brings the store', async ({
    page,
  }) => {
    script.answerFromNow('failing');
    await open(page);
    await expect(advice(page)).toBeVisible({ timeout: 5_000 });

    script.answerFromNow('normal');
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(product(page)).toBeVisible();
    await expect(scriptTags(page)).toHaveCount(1);
  });
});

test('a visitor who leaves while the script loads finds no store elsewhere, and finds it on return', async ({
  page,
}) => {
  script.answerFromNow({ slowMs: 3_000 });
  const asked = page.waitForRequest((request) => request.url().startsWith(script.origin));
  await open(page);
  await asked;
  await goTo(page, 'Regions');
  expect(page.frames()).toHaveLength(1);

  await goTo(page, 'Store');

  await expect(product(page)).toBeVisible();
  expect(await storeCalls(page)).toEqual([draws]);
  await expect(scriptTags(page)).toHaveCount(1);
});

test('fifty visits to the store leave one frame, one script and not one element more', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(product(page)).toBeVisible();
  await leaveAndComeBack(page);
  const elements = await page.locator('*').count();

  for (let cycle = 0; cycle < 50; cycle += 1) await leaveAndComeBack(page);

  expect(await page.locator('*').count()).toBe(elements);
  await expect(scriptTags(page)).toHaveCount(1);
  expect(await storeCalls(page)).toEqual([draws]);
});

/** Ends with the products on screen again, and the region's page gone. Links are pressed without a mouse, to be quick. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Regions' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible();
  await expect(product(page)).toHaveCount(0);
  await links.getByRole('link', { name: 'Store' }).dispatchEvent('click');
  await expect(product(page)).toBeVisible();
}

test('without a store’s number the page says the store is not open yet, and asks nobody', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto('/store');
  await expect(page.getByRole('heading', { name: 'The store is not open yet' })).toBeVisible();

  const write = page.getByRole('main').getByRole('link', { name: 'Email the store' });
  await expect(write).toHaveAttribute('href', 'mailto:store@campbc.example');
  await expect(page.getByRole('main')).not.toContainText('refresh the page');
  await expect(page.locator('script[src*="data_platform"]')).toHaveCount(0);
  expect(asked.every((url) => url.startsWith(site.url) || url.startsWith('data:'))).toBe(true);
  await expectAccessible(page);
});
