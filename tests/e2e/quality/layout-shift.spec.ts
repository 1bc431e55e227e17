import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { goWithinDocument } from '#tests/support/browser/within-document.ts';

/** Most that may move on a page in all, as a share of the window (cumulative layout shift). */
const mostShift = 0.02;
/** The same where the bar gets its second row; that the visitor's click explains. */
const mostShiftAtBorder = 0.03;

const britishColumbia = '/regions/british-columbia';
const futureHome = 'Welcome to the future home of everything...';
/*
 * Neighbours differ in their headings, so that none is taken for the one before. The store comes last,
 * for it is entered and left by loading a document.
 */
const elsewhere = [
  { path: '/regions', heading: 'Regions' },
  { path: '/', heading: 'Welcome to CampBC' },
  { path: '/about', heading: 'About' },
  { path: '/contact', heading: 'Contact' },
  { path: '/u/member', heading: 'Kim Member' },
  { path: '/login', heading: 'Login' },
  { path: '/register', heading: 'Create your account' },
  { path: '/404', heading: '404 File Not Found' },
  { path: '/store', heading: 'Store' },
];
const inBritishColumbia = [
  { path: britishColumbia, heading: futureHome },
  { path: `${britishColumbia}/bc_emergency_alerts`, heading: 'Emergencies & Alerts' },
  { path: `${britishColumbia}/social`, heading: futureHome },
  { path: `${britishColumbia}/services`, heading: 'Services for campers' },
  { path: `${britishColumbia}/any/page/below`, heading: futureHome },
];

/** Layout Instability API; the browser's types do not have it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  /** Every shift in the document so far: its size, and what moved. */
  var shiftsSeen: { value: number; moved: string }[] | undefined;
}

/** From the next document on, notes every shift; there is no input here that would explain one. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shiftsSeen = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.className : node?.nodeName;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => String(nameOf(node))).join(', ');
        globalThis.shiftsSeen?.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The page is there in full, with its fonts, and has come to life. */
async function settled(page: Page, heading: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
  await expect(title).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ ready }) => ready));
    const idle = { timeout: 1_000 };
    await new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), idle));
  });
}

/** Down to the end and up again, with every step painted. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += 300) {
      window.scrollTo({ top, behavior: 'instant' });
      await painted();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await painted();
  });
}

async function expectHardlyAnyShift(page: Page, most = mostShift): Promise<void> {
  const seen = await page.evaluate(() => globalThis.shiftsSeen ?? []);
  const total = seen.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(seen)).toBeLessThanOrEqual(most);
}

test.use({ expectedErrors: /status of 404/ });

const widths = [360, 1280];

for (const { path, heading } of [...elsewhere, ...inBritishColumbia]) {
  for (const width of widths) {
    test(`${path} stands still while it loads and scrolls (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.goto(path);
      await settled(page, heading);
      await scrollThrough(page);

      await expectHardlyAnyShift(page);
    });
  }
}

/* Within one part of the site, so that the bar stays as it is. */
for (const { part, from, pages } of [
  { part: 'elsewhere', from: { path: '/login', heading: 'Login' }, pages: elsewhere },
  {
    part: 'in British Columbia',
    from: { path: `${britishColumbia}/services`, heading: 'Services for campers' },
    pages: inBritishColumbia,
  },
]) {
  for (const width of widths) {
    test(`pages ${part} stand still when they are gone to (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.goto(from.path);
      await settled(page, from.heading);

      for (const { path, heading } of pages) {
        await test.step(path, async () => {
          await page.evaluate(() => globalThis.shiftsSeen?.splice(0));
          await goWithinDocument(page, path);
          await settled(page, heading);
          await scrollThrough(page);
          await expectHardlyAnyShift(page);
        });
      }
    });
  }
}

test('whoever enters British Columbia sees only the bar’s second row come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchShifts(page);
  await page.goto('/regions');
  await settled(page, 'Regions');

  await goWithinDocument(page, britishColumbia);
  await settled(page, futureHome);
  await scrollThrough(page);

  await expectHardlyAnyShift(page, mostShiftAtBorder);
});
