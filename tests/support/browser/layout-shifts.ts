import { expect, type Page } from '@playwright/test';

/** Most that may move on a page in all, as a share of the window (cumulative layout shift). */
const maxShift = 0.02;

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
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shiftsSeen = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.className || node.outerHTML.slice(0, 80) : node?.nodeName;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => String(nameOf(node))).join(', ');
        globalThis.shiftsSeen?.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until the page is complete, with its fonts, and React has taken it over. */
export async function settled(page: Page, heading?: string): Promise<void> {
  const title = page.getByRole('heading', {
    level: 1,
    ...(heading !== undefined && { name: heading, exact: true }),
  });
  await expect(title).toBeVisible();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
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

/** Scrolls down to the end and up again, with every step painted. */
export async function scrollThrough(page: Page): Promise<void> {
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

/** Forgets the shifts so far: they belong to another page. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => globalThis.shiftsSeen?.splice(0));
}

export async function expectHardlyAnyShift(page: Page, most = maxShift): Promise<void> {
  const seen = await page.evaluate(() => globalThis.shiftsSeen ?? []);
  const total = seen.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${page.url()} ${JSON.stringify(seen)}`).toBeLessThanOrEqual(most);
}
