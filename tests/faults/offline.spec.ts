import { expect, type Page } from '@playwright/test';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { test } from '#tests/support/browser/browser.ts';
import {
  heading,
  keptOf,
  noConnection,
  offlineErrors,
  signInAndSave,
} from '#tests/support/browser/offline-visit.ts';

/* One after another: the site is stopped in the last. */
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
  expectedErrors: offlineErrors,
});

const alerts = '/regions/british-columbia/bc_emergency_alerts';
/** Opens all that was saved, as after a restart of the browser. */
async function expectAllOpens(page: Page): Promise<void> {
  /* What the frame of each page shows: its faces, and the picture of who has none. */
  const frame = (await keptOf(page, 'campbc-site')).join(' ');
  for (const file of [
    /\/shell\/\S+\/camper\.\w+\.svg/,
    /figtree\S+woff2/,
    /bricolage\S+woff2/,
    /camp\.\w+\.avif/,
  ]) {
    expect(frame).toMatch(file);
  }
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
  await page.goto(`${site.url}/hub`);
  await expect(page.getByRole('heading', { name: 'Saved places', level: 2 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Both saved places' })).toBeVisible();
  /* The email is known of the session; of what is not known there is no row without its value. */
  await expect(page.getByText('Email', { exact: true })).toBeVisible();
  await expect(page.getByText('Passkeys', { exact: true })).toHaveCount(0);
  await page.goto(`${site.url}/saved`);
  await page.reload();
  await expect(noConnection(page)).toBeVisible();
  await expect(page.getByText(/^Saved for offline: 2 places/)).toBeVisible();
}

/** The page says so by itself, and shows no copies once it is loaded again. */
async function expectConnectedAgain(page: Page): Promise<void> {
  await expect(page.getByText('You’re connected again. Reload to see what’s new.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(/connected again|No connection/)).toHaveCount(0);
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
  await signInAndSave(page, site);
  await context.setOffline(true);

  await expectAllOpens(page);

  await context.setOffline(false);
  await expectConnectedAgain(page);
});

test('a page that was not saved says so, and the frame around it works [offline-5]', async ({
  page,
  context,
}) => {
  await signInAndSave(page, site);
  await context.setOffline(true);

  await page.goto(`${site.url}/campgrounds/data`);

  await expect(
    page.getByText('No connection. You can open what is saved on your device.'),
  ).toBeVisible();
  await expect(page.getByText(/servers/i)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a page that was not saved leads to what was, with one way to try again [offline-5]', async ({
  page,
  context,
}) => {
  await signInAndSave(page, site);
  await context.setOffline(true);
  await page.goto(`${site.url}/about`);
  await expect(heading(page)).toHaveText(/cannot be shown right now$/);
  await expect(page).toHaveTitle(/cannot be shown right now/);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  const notice = page.getByRole('alert').filter({ hasText: 'No connection.' });
  await expect(notice.getByRole('link', { name: 'Emergencies & Alerts' })).toBeVisible();

  await notice.getByRole('link', { name: 'Saved places' }).click();

  await expect(heading(page)).toHaveText('Saved places');
});

test('signing out deletes what was kept for the person, without a network, too [offline-6]', async ({
  page,
  context,
}) => {
  await signInAndSave(page, site);
  expect(await keptOf(page, 'campbc-person')).toContain('/api/auth/me');
  await context.setOffline(true);

  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }).catch(() => undefined));

  await expect.poll(() => keptOf(page, 'campbc-person')).toEqual([]);
});

test('when our servers stop, what was saved opens all the same, and the page says when they are back [offline-5]', async ({
  page,
}) => {
  /* No event of the site tells such a page anything. */
  await page.addInitScript(() => {
    const value = { saveData: true, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  });
  await signInAndSave(page, site);

  await site.stop();
  await expectAllOpens(page);

  await site.start();
  await expectConnectedAgain(page);
});
