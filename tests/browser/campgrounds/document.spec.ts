import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

const path = '/campgrounds/whiteswan-lake-white-river-campground';
const name = 'White River Campground';

test('the page draws with what came in its document, and asks for other campgrounds', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/places/campgrounds/')) asked.push(pathname);
  });

  await page.goto(path);
  await expect(page.getByRole('main')).toContainText('Whiteswan Lake Park');
  expect(asked).toEqual([]);
  const other = page.locator('main a[href^="/campgrounds/"]:not([href*="#"], [href$="/data"])');
  await other.first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);

  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
