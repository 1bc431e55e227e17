import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { eventsPath } from '@camp/contracts/site/page-events';
import type { InlinedRelease, ReleaseDocument } from '@camp/release/document/release-document';
import { publish } from '@camp/release/publish/publish';
import { rollback } from '@camp/release/publish/rollback';
import { verifyLive } from '@camp/release/maintain/verify';
import { expect, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { expectAccessible, test } from '#tests/support/browser/browser.ts';
import { changedBuild } from '#tests/support/builds/changed-build.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { signInAt } from '#tests/support/browser/sign-in-at.ts';

/* One after the other: each publishes to the same site. */
test.describe.configure({ mode: 'default' });

let site: TestSite;
let older: ReleaseDocument;
let newer: ReleaseDocument;

test.beforeAll(async () => {
  site = await startTestSite();
  older = await verifyLive(publisher());
  const changed = await changedBuild('remote-account', { from: 'My Hub', to: 'My Camp' });
  newer = await publish(publisher(), { folders: [changed], by: 'tests' });
});

test.afterAll(async () => {
  await site.stop();
});

const publisher = () => publisherOf(site.dataDir);

/** Makes an earlier release live again, as a new generation: a very quick publish. */
const makeLive = ({ generation }: ReleaseDocument) =>
  rollback(publisher(), { generation, by: 'tests' });

test.beforeEach(async ({ page }) => {
  /* Events to open tabs come at any time: here a tab learns of nothing until the visitor looks at it again. */
  await page.route(`**${eventsPath}*`, (route) => route.fulfill({ status: 204 }));
  await makeLive(older);
});

const isOf = async (page: Page, { remotes }: ReleaseDocument) => {
  const text = await page.locator('#release').textContent();
  const inlined = JSON.parse(text ?? '') as InlinedRelease;
  return inlined.remotes['account']?.version === remotes['account']?.version;
};

/** Returns to the tab, which asks at once. */
const lookAgain = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

async function learnOfUpdate(page: Page): Promise<void> {
  await lookAgain(page);
  await expect(page.locator('[data-update=ready]')).toBeAttached();
}

const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
/** Asks again if another document begins meanwhile. */
async function isMarked(page: Page): Promise<boolean> {
  const asked = () => page.evaluate(() => 'isMarked' in globalThis);
  return asked().catch(() => page.waitForLoadState('domcontentloaded').then(asked));
}

const linkTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const offer = (page: Page) => page.getByText('A new version of this site is ready.');

async function openHub(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'member' }).click();
  await page.getByRole('menuitem', { name: 'My Hub' }).click();
}

test('an open tab stays of one version until a page change, which loads the new one, still signed in', async ({
  page,
}) => {
  await signInAt(site, page, 'member');
  await page.goto(`${site.url}/regions`);
  await mark(page);
  await makeLive(newer);

  await openHub(page);
  await expect(heading(page, 'My Hub')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Regions')).toBeVisible();
  expect(await isMarked(page)).toBe(true);

  await learnOfUpdate(page);
  await expect(offer(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 400));
  await openHub(page);

  await expect(heading(page, 'My Camp')).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  expect(await isOf(page, newer)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a rollback is what new loads get at once, and is taken on the way back, too', async ({
  page,
}) => {
  await makeLive(newer);
  await signInAt(site, page, 'member');
  await page.goto(`${site.url}/hub`);
  await expect(heading(page, 'My Camp')).toBeVisible();
  await linkTo(page, 'Regions').click();
  await expect(heading(page, 'Regions')).toBeVisible();
  await mark(page);

  const { generation } = await makeLive(older);
  const fresh = await page.request.get(`${site.url}/login`);
  expect(await fresh.text()).toContain(`"generation":${generation}`);

  await learnOfUpdate(page);
  await page.goBack();
  await expect(heading(page, 'My Hub')).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('what somebody is writing is kept, and Reload is offered instead', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${site.url}/register`);
  const username = page.getByLabel('Username');
  await username.fill('camper.at.work');
  await makeLive(newer);

  await learnOfUpdate(page);
  await expect(offer(page)).toBeVisible();
  await expect(username).toHaveValue('camper.at.work');
  await expect(username).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isOf(page, newer)).toBe(true);
  await expect(offer(page)).toBeHidden();
});

test('logging out is not broken off by an update', async ({ page }) => {
  await signInAt(site, page, 'member');
  await page.goto(`${site.url}/hub`);
  await makeLive(newer);
  await learnOfUpdate(page);
  const home = page.waitForURL(`${site.url}/`);
  await page.route('**/api/auth/logout', async (route) => {
    /* Slower than loading a document: one under way has loaded by then. */
    await home;
    await route.continue();
  });

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();

  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goto(`${site.url}/hub`);
  await expect(page).toHaveURL(`${site.url}/login`);
});

test('whoever was sent to log in is led back there, over a page of the new version', async ({
  page,
}) => {
  await page.goto(`${site.url}/settings`);
  await expect(heading(page, 'Login')).toBeVisible();
  await mark(page);
  await makeLive(newer);
  await learnOfUpdate(page);

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect.poll(() => isMarked(page)).toBe(false);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^log ?in$/i })
    .click();
  await page.getByLabel('Username or email').fill('member@campbc.example');
  await page.getByLabel('Password', { exact: true }).fill(site.demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();

  await expect(page).toHaveURL(`${site.url}/settings`);
});

test.describe('with files that do not answer', () => {
  test.use({ expectedErrors: /status of 404|integrity/ });

  test('nothing happens until they do', async ({ page }) => {
    await page.goto(`${site.url}/regions`);
    await mark(page);
    await makeLive(newer);
    const version = newer.remotes['account']?.version ?? '';
    const folder = join(site.dataDir, 'releases/files/remote-account', version);
    await rename(folder, `${folder}-away`);

    const refused = page.waitForResponse((response) => response.url().includes(version));
    await lookAgain(page);
    expect((await refused).status()).toBe(404);
    await linkTo(page, 'Home').click();
    await expect(page).toHaveURL(`${site.url}/`);
    expect(await isMarked(page)).toBe(true);

    await rename(`${folder}-away`, folder);
    await learnOfUpdate(page);
    await linkTo(page, 'Regions').click();
    await expect.poll(() => isMarked(page)).toBe(false);
    expect(await isOf(page, newer)).toBe(true);
  });
});
