import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { keyStates, openState } from '#tests/support/browser/key-states.ts';

/* How long presses and keys take to show in every form and menu, on a processor a quarter as fast (INP). */

const slowdown = 4;
/** Good by web.dev/inp, in milliseconds. */
const longest = 200;

declare global {
  /** The slowest interaction so far, from the press to the next painted frame, in milliseconds. */
  var slowestInteraction: number;
}

async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.slowestInteraction = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        globalThis.slowestInteraction = Math.max(globalThis.slowestInteraction, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Presses every button of the frame's menus, types into every field, ticks every box. */
async function useEverything(page: Page): Promise<void> {
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    if (await field.isEditable()) await field.pressSequentially('camp7', { timeout: 5_000 });
  }
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) {
    if (await box.isEnabled()) await box.click();
  }
  const submit = page.getByRole('main').locator('button[type=submit]:enabled').first();
  if ((await submit.count()) > 0) await submit.click();
  for (const name of ['Menu', /Robin|Kim|Mod/, 'Social Media']) {
    const button = page.getByRole('banner').getByRole('button', { name }).first();
    if ((await button.count()) === 0 || !(await button.isVisible())) continue;
    await button.click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
  }
}

test.use({ expectedErrors: /./ });
test.setTimeout(300_000);

for (const state of keyStates) {
  test(`${state.name} answers within ${longest} ms`, async ({ page }) => {
    await watchInteractions(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await page.context().newCDPSession(page);
    await openState(page, state);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    await useEverything(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

    const slowest = await page.evaluate(() => globalThis.slowestInteraction);
    console.log(`${state.name}: ${slowest} ms`);
    expect(slowest).toBeLessThanOrEqual(longest);
  });
}
