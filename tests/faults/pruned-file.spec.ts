import { prune } from '@camp/release/maintain/prune';
import { publish } from '@camp/release/publish/publish';
import { expect, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { test } from '#tests/support/browser/browser.ts';
import { changedBuild } from '#tests/support/builds/changed-build.ts';

/* Each test prunes files that its own open tab was served. One after another, for they share a site. */
test.describe.configure({ mode: 'default' });

let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startTestSite();
});

test.afterAll(async () => {
  await site.stop();
});

/* The login page is changed in its scripts, but not in its rendered HTML: React reports that (#418). */
test.use({
  expectedErrors:
    /404|integrity|SRI's|not executable|RemoteFailure|ChunkLoadError|RUNTIME-008|Refused to apply|error #418/,
});

/** Publishes a build and removes every file that only older generations name. */
async function replaceAndPrune(folder: string): Promise<void> {
  const publisher = publisherOf(site.dataDir);
  await publish(publisher, { folders: [folder], by: 'tests' });
  const { versions } = await prune(publisher, { keep: 1 });
  expect(versions).not.toEqual([]);
}

/** Opens a tab of a visitor who saves data: files fetched ahead of a click would outlive those on the server. */
async function openTab(page: Page, { saveData = true } = {}): Promise<void> {
  await page.addInitScript((isSaving) => {
    const value = { saveData: isSaving, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value });
  }, saveData);
  await page.goto(`${site.url}/regions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible();
  await page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
}

const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);

const openLogin = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Login / Register' }).click();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an open tab whose remote was replaced and pruned takes the newer one by itself', async ({
  page,
}) => {
  await openTab(page);
  await replaceAndPrune(
    await changedBuild('remote-account', { from: '"title":"Login"', to: '"title":"Sign in here"' }),
  );

  await openLogin(page);

  await expect(heading(page, 'Sign in here')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('where the shell was replaced, too, the tab loads the new document by itself', async ({
  page,
}) => {
  await openTab(page);
  await replaceAndPrune(
    await changedBuild('remote-account', { from: '"title":"Login"', to: '"title":"Come in"' }),
  );
  await replaceAndPrune(await changedBuild('shell', { from: 'Skip to content', to: 'Skip ahead' }));

  await openLogin(page);

  await expect(heading(page, 'Come in')).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('a page that was fetched ahead is shown, though its files are gone from the server', async ({
  page,
}) => {
  await openTab(page, { saveData: false });
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')),
    );
  await expect.poll(async () => (await fetched()).join()).toMatch(/\blogin\.\w+\.js/);
  await page.waitForLoadState('networkidle');
  await replaceAndPrune(
    await changedBuild('remote-account', { from: '"title":"Login"', to: '"title":"Come on in"' }),
  );

  await openLogin(page);

  await expect(page.getByLabel('Username or email')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});
