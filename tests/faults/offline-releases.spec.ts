import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@camp/release/document/integrity';
import { switchOffline } from '@camp/release/publish/offline';
import { publish } from '@camp/release/publish/publish';
import { expect, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { test } from '#tests/support/browser/browser.ts';
import {
  heading,
  keptOf,
  noConnection,
  offlineErrors,
  signIn,
  signInAndSave,
} from '#tests/support/browser/offline-visit.ts';
import { changedBuild } from '#tests/support/builds/changed-build.ts';
import { openUnwatchedTab } from '#tests/engines/driver/chromium.ts';

/* One after another: the site is published to. */
test.describe.configure({ mode: 'default' });

let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  site = await startTestSite();
});

test.afterAll(async () => {
  await site.stop();
});

test.use({ serviceWorkers: 'allow', expectedErrors: offlineErrors });

test('a release that is newer than what was kept takes its place, or there is a page with a way out [offline-7]', async ({
  page,
  context,
}) => {
  await signInAndSave(page, site);
  const changed = await changedBuild('shell', { from: 'Skip to content', to: 'Skip ahead' });
  await publish(publisherOf(site.dataDir), { folders: [changed], by: 'tests' });

  await page.goto(`${site.url}/saved`);
  await expect(page.getByText('Skip ahead')).toBeAttached();
  await expect(page.getByText(/^Saved for offline: 2 places/)).toBeVisible();
  expect(await keptOf(page, 'campbc-site')).toContain('/offline-frame');
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

/**
 * Holds the frame that a page fetches to keep it; not the page's own document, which has the same address. Without a
 * network, no document comes through a route.
 */
async function heldFrame(page: Page) {
  const asked = Promise.withResolvers<void>();
  const allowed = Promise.withResolvers<void>();
  await page.route(`${site.url}/saved`, async (route) => {
    if (route.request().resourceType() === 'fetch') {
      asked.resolve();
      await allowed.promise;
    }
    await route.continue();
  });
  return { isAsked: asked.promise, mayCome: allowed.resolve };
}

test('of two tabs of two releases each goes on, and without a network neither shows the older one [offline-7]', async ({
  page,
  context,
}) => {
  await signInAndSave(page, site);
  const next = await changedBuild('shell', { from: 'Skip to content', to: 'Skip over' });
  await publish(publisherOf(site.dataDir), { folders: [next], by: 'tests' });
  const newer = await context.newPage();
  const frame = await heldFrame(newer);
  await newer.goto(`${site.url}/saved`);
  await expect(newer.getByText('Skip over')).toBeAttached();
  await frame.isAsked;
  await expect(newer.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await expect(newer.getByText(/^Saved for offline/)).toHaveCount(0);
  frame.mayCome();
  await expect(newer.getByText(/^Saved for offline: 2 places/)).toBeVisible();
  await newer.unrouteAll();

  await page.getByRole('link', { name: 'Campgrounds', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Campgrounds');
  await context.setOffline(true);
  for (const tab of [page, newer]) {
    await tab.goto(`${site.url}/saved`);
    await expect(noConnection(tab)).toBeVisible();
    await expect(tab.getByText('Skip over')).toBeAttached();
  }
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

const left = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

/** The time that a withdrawal may take while a tab is open, in milliseconds (docs/decisions/federation.md#0345). */
const withdrawalTimeoutMs = 60_000;

test('a worker with a fault is gone within a minute from a tab that is left open and that no one reloads [offline-2]', async () => {
  const publisher = publisherOf(site.dataDir);
  const tab = await openUnwatchedTab();
  const textOf = (path: string) => tab.call(textOfPage, path);
  await tab.goTo(`${site.url}/about`);
  await expect.poll(() => tab.call(loggedIn, site.demoPassword)).toBe('200');
  await tab.goTo(`${site.url}/saved`);
  await expect.poll(() => tab.call(shownText, '')).toMatch(/Saved for offline: \d+ places/);
  const opened = await tab.call(openedAt, '');
  await publish(publisher, { folders: [await brokenWorker()], by: 'tests' });
  await expect.poll(() => textOf('/saved')).toBe('<h1>Broken</h1>');

  await switchOffline(publisher, { by: 'tests', offline: 'off' });

  await expect
    .poll(() => tab.call(shownText, ''), { timeout: withdrawalTimeoutMs })
    .toContain('Saving for offline is turned off for the moment.');
  expect(await tab.call(leftOver, '')).toBe('0 workers, caches: ');
  expect(await tab.call(openedAt, '')).toBe(opened);
  await tab.close();
  await switchOffline(publisher, { by: 'tests', offline: 'on' });
});

const shownText = `() => document.body?.innerText ?? ''`;
const openedAt = '() => String(performance.timeOrigin)';

const loggedIn = `async (password) => {
  const body = JSON.stringify({ identifier: 'member@campbc.example', password });
  const headers = { 'content-type': 'application/json' };
  return (await fetch('/api/auth/login', { method: 'POST', headers, body })).status;
}`;

/** Asks for a newer worker, and then it for a page. While a worker is asked, a newer one may wait. */
const textOfPage = `async (path) => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const isNewest = !registration.installing && !registration.waiting;
  return isNewest ? (await fetch(path)).text() : 'a newer worker waits';
}`;

const leftOver = `async () => {
  const { length } = await navigator.serviceWorker.getRegistrations();
  return length + ' workers, caches: ' + (await caches.keys()).join();
}`;

test.describe('where a worker answers everything', () => {
  /* It may answer before the page has what it keeps. */
  test.use({ expectedErrors: new RegExp(`${offlineErrors.source}|integrity`) });

  test('a worker that breaks every page is withdrawn by one switch, with the next page that is opened [offline-2]', async ({
    page,
  }) => {
    const publisher = publisherOf(site.dataDir);
    await publish(publisher, { folders: [await brokenWorker()], by: 'tests' });
    await signIn(page, site);
    await page.goto(`${site.url}/saved`);
    await expect.poll(() => isUnderWorker(page)).toBe(true);
    expect(await reloaded(page)).toBe('Broken');

    await switchOffline(publisher, { by: 'tests', offline: 'off' });

    await expect.poll(() => reloaded(page)).toBe('Saved places');
    await expect(page.getByText('Saving for offline is turned off for the moment.')).toBeVisible();
    expect(await left(page)).toEqual({ workers: 0, caches: [] });
  });
});
