import { expect } from '@playwright/test';
import { PrankVisit, test } from '#tests/support/browser/prank-visit.ts';
import type { Prank } from '#tests/support/builds/pranks.ts';

/*
 * The shell outlives anything that a page does to the page it runs in
 * (docs/decisions/federation.md#0072).
 */
test.describe.configure({ mode: 'default' });

test('a page that sets state in every effect keeps nobody: the next page comes, and it is told', async ({
  page,
  site,
}) => {
  /* State that a page sets while React takes over its HTML is set at rest, and blocks nothing. */
  const visit = await PrankVisit.come(site, page, 'sets state in every effect');
  await expect(visit.heading('Regions')).toBeVisible();

  await visit.leave();

  expect(await visit.watched.wasReloaded()).toBe(false);
  await expect
    .poll(() => visit.watched.failures)
    .toMatchObject([{ remote: 'public', reason: 'starved' }]);
});

test('a page that navigates in a timer keeps nobody: a click gets out', async ({ page, site }) => {
  const visit = await PrankVisit.open(site, page, 'navigates in a timer');
  await expect(visit.heading('Regions')).toBeVisible();

  await visit.leave();
  /* By then its own timer, which is due every 5 ms, would have run, too. */
  await visit.outlast(50);

  await expect(visit.heading('Login')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('a page that swallows every click and key keeps nobody: the bar works by mouse and by keyboard', async ({
  page,
  site,
}) => {
  const visit = await PrankVisit.open(site, page, 'swallows clicks and keys');
  await expect(visit.heading('Regions')).toBeVisible();
  await page.waitForFunction(() => (globalThis.leftBehind ?? 0) > 0);

  await visit.bar.getByRole('link', { name: 'About' }).focus();
  await page.keyboard.press('Tab');
  await expect(visit.bar.getByRole('link', { name: 'Campgrounds' })).toBeFocused();
  await visit.bar.getByRole('link', { name: 'About' }).press('Enter');
  await expect(page).toHaveURL(/about$/);
  await visit.leave();

  expect(await visit.watched.wasReloaded()).toBe(false);
});

test('a page that loads its document again and again stays as it is, and the bar works', async ({
  page,
  site,
}) => {
  const visit = await PrankVisit.open(site, page, 'loads its document again and again');

  await expect
    .poll(() => visit.watched.failures)
    .toMatchObject([{ remote: 'public', reason: 'unasked' }]);
  await visit.leave();

  expect(await visit.watched.wasReloaded()).toBe(false);
});

test('a page that begins the document anew fails alone', async ({ page, site }) => {
  const visit = await PrankVisit.come(site, page, 'begins the document anew');

  await expect(visit.fallback).toBeVisible();
  await visit.leave();
});

for (const prank of ['suspends for ever', 'never loads'] as const) {
  test(`a page that ${prank} is a timeout, with Try again, and it is told`, async ({
    page,
    site,
  }) => {
    const visit = await PrankVisit.come(site, page, prank);

    await expect(visit.fallback).toBeVisible();
    await expect
      .poll(() => visit.watched.failures)
      .toMatchObject([{ remote: 'public', reason: 'timeout' }]);
    await visit.stopPranks();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(visit.heading('Regions')).toBeVisible();
  });
}

test('a notice that is an object fails in the page that made it, and the shell stays', async ({
  page,
  site,
}) => {
  const visit = await PrankVisit.open(site, page, 'notifies with an object');

  await expect(visit.fallback).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect
    .poll(() => visit.watched.failures)
    .toMatchObject([{ remote: 'public', reason: 'threw' }]);
  await visit.leave();
});

test('of two thousand notices the newest five are kept, and one is shown at a time', async ({
  page,
  site,
}) => {
  const visit = await PrankVisit.open(site, page, 'notifies two thousand times');
  const shown = page.getByText(/^Notice \d+$/);

  for (const newest of [2000, 1999, 1998, 1997, 1996]) {
    await expect(shown).toHaveText(`Notice ${newest}`);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await expect(shown).toHaveCount(0);
  await visit.leave();
});

const altering: Prank[] = [
  'replaces map',
  'names on Array.prototype',
  'replaces fetch',
  'replaces Promise',
];

for (const prank of altering) {
  test(`a page that ${prank}: the shell goes on, it is told, and the next page is a new document`, async ({
    page,
    site,
  }) => {
    const visit = await PrankVisit.come(site, page, prank);
    await expect
      .poll(() => visit.watched.failures)
      .toMatchObject([{ remote: 'public', reason: 'altered' }]);

    await visit.leave();

    expect(await visit.watched.wasReloaded()).toBe(true);
  });
}

test('React’s functions cannot be replaced: the page that tries it fails alone', async ({
  page,
  site,
}) => {
  const visit = await PrankVisit.come(site, page, 'replaces functions of React');

  await expect(visit.fallback).toBeVisible();
  await visit.leave();
});

test('an emptied page becomes a last one that says so in both languages, and Reload works', async ({
  page,
  site,
}) => {
  const visit = await PrankVisit.open(site, page, 'empties the root');

  const reload = page.getByRole('button', { name: 'Reload · Recharger' });
  await expect(reload).toBeVisible();
  await expect(page.getByText('This page has stopped working')).toBeVisible();
  await expect(page.getByText('Cette page ne fonctionne plus.')).toBeVisible();
  await visit.stopPranks();
  await reload.click();
  await expect(visit.heading('Regions')).toBeVisible();
  expect(await visit.watched.wasReloaded()).toBe(true);
});
