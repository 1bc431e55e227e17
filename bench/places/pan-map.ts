import { chromium, type Page } from 'playwright-core';
import { readPage, watchPage } from '#bench/page/observe-page.ts';
import { chromiumOptions } from '#tests/support/servers/chromium.ts';

/** Longest tasks of the main thread while the map is opened and moved, in milliseconds. */
export interface MapWork {
  'opening ms': number;
  'panning ms': number;
  'zooming ms': number;
}

/** Opens the map of a site, drags it back and forth, and zooms in and out. */
export async function workOfMap(siteUrl: string): Promise<MapWork> {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 900 } });
    await page.addInitScript(watchPage);
    await page.goto(`${siteUrl}/campgrounds?view=map`);
    const markers = page.getByRole('button', { name: /campgrounds: zoom in/ });
    await markers.first().waitFor();
    await rest(page);
    const opening = await longestTask(page);
    await pan(page);
    const panning = await longestTask(page);
    for (const name of ['Zoom in', 'Zoom in', 'Zoom out', 'Zoom out']) {
      await page.getByRole('button', { name, exact: true }).click();
      await rest(page);
    }
    return { 'opening ms': opening, 'panning ms': panning, 'zooming ms': await longestTask(page) };
  } finally {
    await browser.close();
  }
}

async function pan(page: Page): Promise<void> {
  const map = page.getByRole('application');
  const box = await map.boundingBox();
  if (!box) throw new Error('No map is shown.');
  const before = await placesOfMarkers(page);
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 600) / 2];
  for (const [right, down] of [
    [140, 0],
    [-140, 60],
    [0, -120],
    [100, 60],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right, y + down, { steps: 30 });
    await page.mouse.up();
    await rest(page);
  }
  if ((await placesOfMarkers(page)) === before) throw new Error('The map has not moved.');
}

const placesOfMarkers = async (page: Page) =>
  JSON.stringify(
    await page
      .getByRole('button', { name: /campgrounds: zoom in/ })
      .evaluateAll((all) => all.map((marker) => marker.getBoundingClientRect())),
  );

const restMs = 800;
const rest = (page: Page) => page.waitForTimeout(restMs);

/** Returns the longest task since the last call, in milliseconds; 0 where none took 50 ms. */
async function longestTask(page: Page): Promise<number> {
  const { longestTask: longest } = await page.evaluate(readPage);
  await page.evaluate(() => globalThis.observed.tasks.splice(0));
  return longest;
}
