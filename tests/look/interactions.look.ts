import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { longest, press, watchInteractions } from '#tests/support/browser/interactions.ts';
import { keyStates, openState } from '#tests/support/browser/key-states.ts';

/*
 * Measures how long presses and keys in every form and menu wait until their changes are painted, on a
 * processor a quarter as fast: web.dev's INP, as the browser's Event Timing reports it (rounded to 8 ms). Only
 * a machine that does nothing else gives true numbers.
 */

/** Types into every field, ticks every box, opens every kind of menu, and sends the form. */
async function useEverything(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const area = (await dialog.count()) > 0 ? dialog : page.getByRole('main');
  for (const field of await area.getByRole('textbox').all()) {
    if (!(await field.isEditable())) continue;
    await field.focus();
    await page.keyboard.type('camp7');
  }
  for (const box of await area.getByRole('checkbox').all()) await press(box);
  for (const opener of (await area.locator('[aria-haspopup]').all()).slice(0, 6)) {
    if (await press(opener)) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
  }
  await press(area.locator('button[type=submit]').first());
  for (const name of ['Menu', /Robin|Kim|Mod/, 'Social Media']) {
    const button = page.getByRole('banner').getByRole('button', { name }).first();
    if (!(await press(button))) continue;
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
  }
  /* Event Timing reports an interaction after it was painted. */
  await page.waitForTimeout(500);
}

test.use({ expectedErrors: /./ });
/* One by one; and once more, since other work on the machine only adds time. */
test.describe.configure({ mode: 'default', retries: 1 });

for (const state of keyStates) {
  test(`${state.name} answers within ${longest} ms`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openState(page, state);
    const slowest = await watchInteractions(page);

    await useEverything(page);

    const { ms, what } = slowest();
    console.log(`${state.name}: ${ms} ms ${what}`);
    expect(ms).toBeLessThanOrEqual(longest);
  });
}
