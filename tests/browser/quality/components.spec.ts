import { expect } from '@playwright/test';
import type { ServedApp } from '@camp/build/dev-server';
import { serveShowroom } from '@camp/build/standalone-server';
import { expectAccessible, test } from '#tests/support/browser/browser.ts';
import { freePort } from '#infra/site/ports.ts';

/* All components in every look, compared with the pictures here. UPDATE_PICTURES=1 makes them again. */

let room: ServedApp;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  room = await serveShowroom(await freePort());
});

test.afterAll(() => room.stop());

const looks = [
  ['light', 'en', 1280],
  ['dark', 'fr', 1280],
  ['light', 'fr', 390],
  ['dark', 'en', 390],
] as const;

for (const [theme, language, width] of looks) {
  test(`components look as they did: ${theme}, ${language}, ${width} [every-page-1]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await page.goto(`${room.url}__ui?theme=${theme}&lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    /* Long waits show a notice; a busy machine takes that long to draw all components. */
    await page.clock.fastForward('00:10');

    /* tests/unit/contrast.test.ts covers the colours of both themes; the words do not change what axe finds. */
    if (theme === 'light') await expectAccessible(page);
    await expect(page).toHaveScreenshot(`components-${theme}-${language}-${width}.png`, {
      animations: 'disabled',
      caret: 'hide',
      fullPage: true,
      maxDiffPixelRatio: 0.01,
      threshold: 0.3,
    });
  });
}

test('a panel takes the focus and fills a phone [every-page-4]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${room.url}__ui`);
  const opener = page.getByRole('button', { name: 'Open the panel' });
  await opener.click();

  const panel = page.getByRole('dialog', { name: 'Amélie Tremblay' });
  await expect(panel.getByRole('heading')).toBeFocused();
  await expect(panel).toHaveCSS('inline-size', '480px');
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(panel).toHaveCSS('inline-size', '390px');
  await page.keyboard.press('Escape');

  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});
