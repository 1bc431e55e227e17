import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser.ts';

/** Most that may move on a page in all, as a share of the window (cumulative layout shift). */
const mostShift = 0.02;

const britishColumbia = '/regions/british-columbia';
const futureHome = 'Welcome to the future home of everything...';
const pages = [
  { path: '/', heading: 'Welcome to CampBC' },
  { path: '/about', heading: 'About' },
  { path: '/store', heading: 'Store' },
  { path: '/regions', heading: 'Regions' },
  { path: '/contact', heading: 'Contact' },
  { path: britishColumbia, heading: futureHome },
  { path: `${britishColumbia}/bc_emergency_alerts`, heading: 'Emergencies & Alerts' },
  { path: `${britishColumbia}/services`, heading: 'Services for campers' },
  { path: `${britishColumbia}/social`, heading: futureHome },
  { path: `${britishColumbia}/any/page/below`, heading: futureHome },
  { path: '/u/member', heading: 'Kim Member' },
  { path: '/login', heading: 'Login' },
  { path: '/register', heading: 'Create your account' },
  { path: '/404', heading: '404 File Not Found' },
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

/** From the next document on, notes every shift; none that the visitor's own input explains happens here. */
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
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ ready }) => ready));
    await new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve)));
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

async function expectHardlyAnyShift(page: Page): Promise<void> {
  const seen = await page.evaluate(() => globalThis.shiftsSeen ?? []);
  const total = seen.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(seen)).toBeLessThanOrEqual(mostShift);
}

/** As a link of the site does, but without the click, after which shifts would not count. */
async function goWithinDocument(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { usr: null, key: 'elsewhere', idx: 1 };
    history.pushState(state, '', to);
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}

test.use({ expectedErrors: /status of 404/ });

for (const { path, heading } of pages) {
  for (const width of [360, 1280]) {
    test(`${path} stands still while it loads, scrolls and is gone to (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.goto(path);
      await settled(page, heading);
      await scrollThrough(page);
      await expectHardlyAnyShift(page);

      await page.goto(path === '/regions' ? '/about' : '/regions');
      await settled(page, path === '/regions' ? 'About' : 'Regions');
      await goWithinDocument(page, path);
      await settled(page, heading);
      await scrollThrough(page);

      await expectHardlyAnyShift(page);
    });
  }
}
