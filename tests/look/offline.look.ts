import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { noConnection, signInAndSave } from '#tests/support/browser/offline-visit.ts';

/* What a member sees who leaves the network and comes back, as a series of pictures. */

const folder = 'test-results/offline';
const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

test.use({ serviceWorkers: 'allow', expectedErrors: /./ });
test.setTimeout(300_000);
test.beforeAll(() => mkdirSync(folder, { recursive: true }));

for (const viewport of sizes) {
  test(`without a network, ${viewport.width} px`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const open = (path: string) => page.goto(`${site.url}${path}`);
    const series = seriesOf(page, `${viewport.width}`);
    await signInAndSave(page, site);
    const place = await page
      .locator('main a[href^="/campgrounds/"]:not([href*="/parks/"])')
      .first()
      .getAttribute('href');
    await series('saved');
    await context.setOffline(true);
    await page.reload();
    await expect(noConnection(page)).toBeVisible();
    await series('saved places offline');
    await open(String(place));
    await series('a saved place');
    await open('/regions/british-columbia/bc_emergency_alerts');
    await series('alerts');
    await open('/campgrounds/data');
    await series('a page that was not saved');
    await context.setOffline(false);
    await expect(page.getByText(/connected again/)).toBeVisible();
    await series('connected again');
  });
}

/** Returns a function that takes the next picture. */
function seriesOf(page: Page, name: string) {
  let taken = 0;
  return async (what: string) => {
    taken += 1;
    await page.waitForTimeout(1_000);
    await page.screenshot({ path: join(folder, `${name}-${taken}-${what}.png`) });
  };
}
