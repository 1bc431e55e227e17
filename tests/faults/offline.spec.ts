import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@camp/release/document/integrity';
import { switchOffline } from '@camp/release/publish/offline';
import { publish } from '@camp/release/publish/publish';
import { expect, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { test } from '#tests/support/browser/browser.ts';
import { changedBuild } from '#tests/support/builds/changed-build.ts';

/* One after another: the site is published to, and stopped at the end. */
test.describe.configure({ mode: 'default' });

let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  site = await startTestSite();
});

test.afterAll(async () => {
  await site.stop();
});

test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|status of 50[34]|RemoteFailure/,
});

const alerts = '/regions/british-columbia/bc_emergency_alerts';
const countOfPlaces = 2;

/** Signs the demo member in, with two saved places. */
async function signIn(page: Page): Promise<void> {
  const call = { headers: { origin: site.url } };
  const { request } = page;
  const data = { identifier: 'member@campbc.example', password: site.demoPassword };
  expect((await request.post(`${site.url}/api/auth/login`, { ...call, data })).status()).toBe(200);
  for (const slug of await placesOf(page)) {
    const saved = `${site.url}/api/places/lists/own/places/${slug}`;
    expect((await request.put(saved, { ...call, data: {} })).status()).toBe(200);
  }
}

async function placesOf(page: Page): Promise<string[]> {
  const found = await page.request.get(`${site.url}/api/places/campgrounds`);
  const { campgrounds } = (await found.json()) as { campgrounds: { slug: string }[] };
  return campgrounds.slice(0, countOfPlaces).map(({ slug }) => slug);
}

/** Waits until everything is saved, as the page says. */
async function saveForOffline(page: Page): Promise<void> {
  await page.goto(`${site.url}/saved`);
  await expect(page.getByText(/^Saved for offline: 2 places, [\d.]+ [kM]B, as of /)).toBeVisible();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const noConnection = (page: Page) => page.getByText(/^No connection\. This page was saved on /);

const keptOf = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const copies = await caches.open(name);
    return (await copies.keys()).map(({ url }) => new URL(url).pathname);
  }, cache);

/** Opens all that was saved, as after a restart of the browser. */
async function expectAllOpens(page: Page): Promise<void> {
  for (const slug of await savedIn(page)) {
    await page.goto(`${site.url}/campgrounds/${slug}`);
    await expect(noConnection(page)).toBeVisible();
    await expect(
      page.getByText('What’s there').or(page.locator('main dl').first()).first(),
    ).toBeVisible();
    await expect(page.getByText(/servers/i)).toHaveCount(0);
  }
  await page.goto(`${site.url}${alerts}`);
  await expect(heading(page)).toHaveText('Emergencies & Alerts');
  await expect(page.getByText(/servers/i)).toHaveCount(0);
  await expect(noConnection(page)).toBeVisible();
  await page.goto(`${site.url}/saved`);
  await page.reload();
  await expect(noConnection(page)).toBeVisible();
  await expect(page.getByText(/^Saved for offline: 2 places/)).toBeVisible();
}

const savedIn = async (page: Page) =>
  (await keptOf(page, 'campbc-person')).flatMap(
    (path) => /^\/api\/places\/campgrounds\/(.+)$/.exec(path)?.[1] ?? [],
  );

test('a visitor who is not signed in and opens no alerts has no service worker [offline-4]', async ({
  page,
}) => {
  await page.goto(`${site.url}/campgrounds`);
  await page.waitForLoadState('networkidle');
  const count = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await count()).toBe(0);

  await page.goto(`${site.url}${alerts}`);

  await expect.poll(count).toBe(1);
});

test('without a network each saved place, the lists and the alerts open again, and say since when they were kept [offline-5]', async ({
  page,
  context,
}) => {
  await signIn(page);
  await saveForOffline(page);
  await context.setOffline(true);

  await expectAllOpens(page);

  await context.setOffline(false);
  await expect(page.getByText('You’re connected again. Reload to see what’s new.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(/connected again|No connection/)).toHaveCount(0);
});

test('a page that was not saved says so, and the frame around it works [offline-5]', async ({
  page,
  context,
}) => {
  await signIn(page);
  await saveForOffline(page);
  await context.setOffline(true);

  await page.goto(`${site.url}/campgrounds/data`);

  await expect(
    page.getByText('No connection. You can open what is saved on your device.'),
  ).toBeVisible();
  await expect(page.getByText(/servers/i)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('signing out deletes what was kept for the person, without a network, too [offline-6]', async ({
  page,
  context,
}) => {
  await signIn(page);
  await saveForOffline(page);
  expect(await keptOf(page, 'campbc-person')).toContain('/api/auth/me');
  await context.setOffline(true);

  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }).catch(() => undefined));

  await expect.poll(() => keptOf(page, 'campbc-person')).toEqual([]);
});

test('a release that is newer than what was kept takes its place, or there is a page with a way out [offline-7]', async ({
  page,
  context,
}) => {
  await signIn(page);
  await saveForOffline(page);
  const changed = await changedBuild('shell', { from: 'Skip to content', to: 'Skip ahead' });
  await publish(publisherOf(site.dataDir), { folders: [changed], by: 'tests' });

  await page.goto(`${site.url}/saved`);
  await expect(page.getByText('Skip ahead')).toBeAttached();
  await expect(page.getByText(/^Saved for offline: 2 places/)).toBeVisible();
  await expect
    .poll(async () => (await keptOf(page, 'campbc-site')).includes('/offline-frame'))
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Skip ahead')).toBeAttached();
  await page.evaluate(async () => (await caches.open('campbc-site')).delete('/offline-frame'));
  await page.reload();

  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: /Try again/ }).click();
  await expect(heading(page)).toHaveText('Saved places');
});

/** A shell whose worker answers everything with a page of its own. */
async function brokenWorker(): Promise<string> {
  const folder = await changedBuild('shell', { from: 'Skip ahead', to: 'Skip' });
  const file = join(folder, 'release.json');
  const built = JSON.parse(await readFile(file, 'utf8')) as {
    worker: string;
    files: Record<string, string>;
  };
  const code = `addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => event.respondWith(
      new Response('<h1>Broken</h1>', { headers: { 'content-type': 'text/html' } })));`;
  await writeFile(join(folder, built.worker), code);
  built.files[built.worker] = integrityOf(Buffer.from(code));
  await writeFile(file, JSON.stringify(built));
  return folder;
}

const isUnderWorker = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

async function reloaded(page: Page): Promise<string | null> {
  await page.reload();
  return heading(page).textContent();
}

test('a worker that breaks every page is withdrawn by one switch, with the next page that is opened [offline-2]', async ({
  page,
}) => {
  const publisher = publisherOf(site.dataDir);
  await publish(publisher, { folders: [await brokenWorker()], by: 'tests' });
  await signIn(page);
  await page.goto(`${site.url}/saved`);
  await expect.poll(() => isUnderWorker(page)).toBe(true);
  expect(await reloaded(page)).toBe('Broken');

  await switchOffline(publisher, { by: 'tests', offline: 'off' });

  await expect.poll(() => reloaded(page)).toBe('Saved places');
  await expect(page.getByText('Saving for offline is turned off for the moment.')).toBeVisible();
  const left = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
  expect(left).toEqual({ workers: 0, caches: [] });
});

test('when our servers stop, what was saved opens all the same [offline-5]', async ({ page }) => {
  const publisher = publisherOf(site.dataDir);
  await publish(publisher, { folders: [await changedBuild('shell')], by: 'tests' });
  await switchOffline(publisher, { by: 'tests', offline: 'on' });
  await signIn(page);
  await saveForOffline(page);

  await site.stop();

  await expectAllOpens(page);
});
