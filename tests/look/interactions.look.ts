import { type CDPSession, expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { keyStates, openState } from '#tests/support/browser/key-states.ts';

/*
 * How long presses and keys in every form and menu keep the main thread, on a processor a quarter as fast.
 * Counted in the processor's time, which includes all that follows within two frames: what web.dev calls
 * INP is at most that on a machine that does nothing else.
 */

const slowdown = 4;
/** Good by web.dev/inp, in milliseconds. */
const longest = 200;

/** Time that the page's main thread has worked since it began, in milliseconds, however busy the machine is. */
async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Does something, and notes how long it keeps a slow processor until what it changes is painted. */
type Timed = (action: () => Promise<unknown>) => Promise<void>;

async function timer(page: Page): Promise<{ timed: Timed; slowest: () => number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times = [0];
  return {
    slowest: () => Math.round(Math.max(...times)),
    async timed(action) {
      const before = await workedMs(session);
      await action();
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      times.push(((await workedMs(session)) - before) * slowdown);
    },
  };
}

/** Presses every button of the frame's menus, types into every field, ticks every box. */
async function useEverything(page: Page, timed: Timed): Promise<void> {
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    if (!(await field.isEditable())) continue;
    await field.focus();
    for (const key of 'camp7') await timed(() => page.keyboard.press(key));
  }
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) {
    if (await box.isEnabled()) await timed(() => box.click());
  }
  const submit = page.getByRole('main').locator('button[type=submit]:enabled').first();
  if ((await submit.count()) > 0) await timed(() => submit.click());
  for (const name of ['Menu', /Robin|Kim|Mod/, 'Social Media']) {
    const button = page.getByRole('banner').getByRole('button', { name }).first();
    if ((await button.count()) === 0 || !(await button.isVisible())) continue;
    await timed(() => button.click());
    await timed(() => page.keyboard.press('ArrowDown'));
    await timed(() => page.keyboard.press('Escape'));
  }
}

test.use({ expectedErrors: /./ });
test.setTimeout(300_000);

for (const state of keyStates) {
  test(`${state.name} answers within ${longest} ms`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openState(page, state);
    const { timed, slowest } = await timer(page);

    await useEverything(page, timed);

    console.log(`${state.name}: ${slowest()} ms`);
    expect(slowest()).toBeLessThanOrEqual(longest);
  });
}
