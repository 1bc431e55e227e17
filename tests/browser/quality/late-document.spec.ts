import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

/* The document alone: scripts would wait for its end. */
test.use({ javaScriptEnabled: false });

const pages = [
  '/',
  '/regions',
  '/about',
  '/contact',
  '/login',
  '/register',
  '/store',
  '/campgrounds',
];

for (const width of [360, 1280]) {
  test(`a heading stands where it stays before the rest of its document arrives (${width} px) [every-page-5]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });

    for (const path of pages) {
      await test.step(path, async () => {
        const early = await topOfHeading(page, path, (html) => html.split('</h1>', 1) + '</h1>');
        const whole = await topOfHeading(page, path, (html) => html);

        expect(early).toBeCloseTo(whole, 0);
      });
    }
  });
}

/** Returns the place of the page's heading, in pixels, if this much of its document has arrived. */
async function topOfHeading(page: Page, path: string, cut: (html: string) => string) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: cut(await response.text()) });
  });
  await page.goto(path);
  await page.unroute(path);
  return page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
}
