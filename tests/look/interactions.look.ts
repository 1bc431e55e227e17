import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { keyStates, openState } from '#tests/support/browser/key-states.ts';

/*
 * How long presses and keys in every form and menu wait for what they change to be painted, on a processor
 * a quarter as fast: web.dev's INP, as the browser's Event Timing tells it (rounded to 8 ms). Only a machine
 * that does nothing else gives true numbers.
 */

const slowdown = 4;
/** Good by web.dev/inp, in milliseconds. */
const longest = 200;
/** How long something that is about to go away is waited for, in milliseconds. */
const patience = 2_000;

interface Interaction {
  ms: number;
  /** The event, and the element that it was for. */
  what: string;
}

/** Tells of every interaction from now on, in this document and the next. */
async function watchInteractions(page: Page): Promise<() => Interaction> {
  let slowest: Interaction = { ms: 0, what: '' };
  await page.exposeFunction('noteInteraction', (seen: Interaction) => {
    if (seen.ms > slowest.ms) slowest = seen;
  });
  await page.addInitScript(observe);
  await page.evaluate(observe);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return () => slowest;
}

/** In the page. */
function observe(): void {
  const note = Reflect.get(globalThis, 'noteInteraction') as (seen: Interaction) => void;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue;
      const target = entry.target instanceof Element ? entry.target.outerHTML.slice(0, 100) : '';
      note({ ms: entry.duration, what: `${entry.name} ${target}` });
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

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
  /* Event Timing tells of an interaction after it was painted. */
  await page.waitForTimeout(500);
}

/** False where there is nothing that could be pressed. */
async function press(button: Locator): Promise<boolean> {
  if ((await button.count()) === 0 || !(await button.isVisible())) return false;
  try {
    if (!(await button.isEnabled({ timeout: patience }))) return false;
    await button.click({ timeout: patience });
  } catch {
    return false;
  }
  /* Nobody presses the next key before there is something to see. */
  await button.page().waitForTimeout(400);
  return true;
}

test.use({ expectedErrors: /./ });
/* One by one; and once more, since what else the machine does only adds. */
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
