import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './browser.ts';

/**
 * The page as it is now fits and is accessible at every width, light and dark, without being loaded
 * anew. Motion must be reduced before, or axe would see colours on their way.
 */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed).toBeLessThanOrEqual(width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
}
