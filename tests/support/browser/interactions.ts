import type { Locator, Page } from '@playwright/test';

/** Factor by which the processor is slowed down. */
const slowdown = 4;
/** Good by web.dev/inp, in milliseconds. */
export const longest = 200;
/** Time that people hold a button down, in milliseconds. */
export const holdMs = 80;
/** Longest wait for something that is about to go away, in milliseconds. */
const patience = 20_000;

interface Interaction {
  ms: number;
  /** The event, and the element that it was for. */
  what: string;
}

/** Watches interactions; returns the slowest since it was last asked, in this document and the next. */
export async function watchInteractions(page: Page): Promise<() => Interaction> {
  let seen: Interaction[] = [];
  await page.exposeFunction('noteInteraction', (interaction: Interaction) => {
    seen.push(interaction);
  });
  await page.addInitScript(observe);
  await page.evaluate(observe);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return () => {
    const [slowest = { ms: 0, what: '' }] = seen.toSorted((one, other) => other.ms - one.ms);
    seen = [];
    return slowest;
  };
}

/** Runs in the page. */
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

/** False where there is nothing that could be pressed. */
export async function press(button: Locator): Promise<boolean> {
  if ((await button.count()) === 0 || !(await button.isVisible())) return false;
  try {
    if (!(await button.isEnabled({ timeout: patience }))) return false;
    await button.click({ timeout: patience, delay: holdMs });
  } catch {
    return false;
  }
  /* Users press the next key only once there is something to see. */
  await button
    .page()
    .evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))),
    );
  return true;
}
