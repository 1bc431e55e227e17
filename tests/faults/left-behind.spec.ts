import { expect } from '@playwright/test';
import { PrankVisit, test } from '#tests/support/browser/prank-visit.ts';
import type { Prank } from '#tests/support/builds/pranks.ts';

/* Traces of a page are undone, or the next page has a document of its own. */
test.describe.configure({ mode: 'default' });

test('a page that removes the bar: the next page has one, from a new document', async ({
  page,
  site,
}) => {
  const visit = await PrankVisit.come(site, page, 'removes the bar');
  await expect(page.getByRole('banner')).toHaveCount(0);

  await visit.goBack();

  expect(await visit.watched.wasReloaded()).toBe(true);
});

test('a page that removes the stylesheets: the next page has them, from a new document', async ({
  page,
  site,
}) => {
  const visit = await PrankVisit.come(site, page, 'removes the stylesheets');
  await page.waitForFunction(() => document.styleSheets.length === 0);

  await visit.goBack();

  expect(await visit.watched.wasReloaded()).toBe(true);
});

const undone: Prank[] = [
  'changes html and body',
  'makes the root inert',
  'adopts a stylesheet',
  'inserts a rule',
  'leaves a dialog',
];

for (const prank of undone) {
  test(`a page that ${prank}: leaving it undoes that, within the document`, async ({
    page,
    site,
  }) => {
    const visit = await PrankVisit.come(site, page, prank);
    await page.waitForFunction(isPrankPlayed);

    await visit.goBack();

    expect(await page.evaluate(isPrankPlayed)).toBe(false);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await visit.watched.wasReloaded()).toBe(false);
    await visit.leave();
  });
}

/** Runs in the page: true if anything around the area has changed. */
function isPrankPlayed(): boolean {
  const { body, documentElement: html } = document;
  const header = document.querySelector('header');
  return (
    html.lang === 'xx' ||
    body.style.pointerEvents !== '' ||
    body.className !== '' ||
    document.querySelector('[inert], dialog[open]') !== null ||
    (header !== null && getComputedStyle(header).display === 'none')
  );
}

/** A remote that has left the screen may still tidy up for 500 ms (shell/src/remotes/contain/resting.ts). */
const tidyingUpMs = 501;

test('timers and listeners that a page leaves behind rest while its remote is away', async ({
  page,
  site,
}) => {
  const count = () => page.evaluate(() => globalThis.leftBehind ?? 0);
  const visit = await PrankVisit.come(site, page, 'leaves listeners and timers');
  await expect.poll(count).toBeGreaterThan(3);

  await visit.goBack();
  await visit.outlast(tidyingUpMs);
  const before = await count();
  await page.getByLabel('Username or email').press('a');
  await page.mouse.move(200, 300);
  await visit.outlast(100);

  expect(await count()).toBe(before);
});

test('a title that a page sets after it was left is not set, and one from before is gone', async ({
  page,
  site,
}) => {
  const visit = await PrankVisit.come(site, page, 'sets the title');
  await expect(page).toHaveTitle('Mine');

  await visit.goBack();
  await page.waitForFunction(() => globalThis.leftBehind === 1);

  await expect(page).toHaveTitle(/^Login/);
});

test('a notice is still there where the next page is a new document', async ({ page, site }) => {
  const visit = await PrankVisit.come(site, page, 'notifies and removes the bar');
  await expect(page.getByText('Saved: once.')).toBeVisible();

  await visit.goBack();

  expect(await visit.watched.wasReloaded()).toBe(true);
  await expect(page.getByText('Saved: once.')).toHaveCount(1);
  await page.reload();
  await expect(visit.heading('Login')).toBeVisible();
  await expect(page.getByText('Saved: once.')).toHaveCount(0);
});

test('a beforeunload that a page leaves behind holds nobody', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const visit = await PrankVisit.come(site, page, 'leaves beforeunload');
  await page.waitForFunction(() => globalThis.leftBehind === 1);

  await visit.goBack();
  await visit.outlast(tidyingUpMs);
  await page.reload();

  await expect(visit.heading('Login')).toBeVisible();
  expect(asked).toEqual([]);
});

test('cookies that a page fills are cleared when it is left, and keep nobody from the site', async ({
  page,
  site,
}) => {
  const visit = await PrankVisit.come(site, page, 'fills the cookies');
  await page.waitForFunction(() => document.cookie.length > 100_000);

  await visit.goBack();

  expect(await page.evaluate(() => document.cookie.length)).toBeLessThan(4_001);
  expect((await page.goto(`${site.url}/login`))?.status()).toBe(200);
});

test('a reload beside a page that fills the cookies ends at the site, not at a browser’s error', async ({
  page,
  site,
}) => {
  const visit = await PrankVisit.come(site, page, 'fills the cookies');
  await page.waitForFunction(() => document.cookie.length > 100_000);
  await visit.stopPranks();

  await page.reload();

  await expect(visit.bar).toBeVisible();
  await expect.poll(async () => (await page.goto(`${site.url}/login`))?.status()).toBe(200);
});

test('what a page stores beyond its share goes when it is left; the site’s own stays', async ({
  page,
  site,
}) => {
  const visit = await PrankVisit.come(site, page, 'fills the storage');
  await page.waitForFunction(() => localStorage.getItem('tent3') !== null);
  await page.evaluate(() => localStorage.setItem('campbc:mine', 'x'));

  await visit.goBack();

  const kept = await page.evaluate(() => JSON.stringify(localStorage).length);
  expect(kept).toBeLessThan(1_100_000);
  expect(await page.evaluate(() => localStorage.getItem('campbc:mine'))).toBe('x');
});
