import type { Finding } from '#infra/release/smoke-start/findings.ts';
import type { Stop } from '#infra/release/smoke-start/plan.ts';
import type { Tab } from '#infra/release/smoke-start/tab.ts';

/** Most visits after which a page is measured again; a slow page has fewer. */
const maxVisits = 10;

/** Bounds of what a page may use, far above what any of ours does. */
const maxCalls = 40;
const maxBytesPerVisit = 2_000_000;
const maxStoredBytes = 500_000;

/** @returns that a page, which was just loaded, has asked for too much. */
export function tooManyCalls({ calls }: Tab, stop: Stop): Finding[] {
  if (calls <= maxCalls) return [];
  const what = `it makes ${calls} calls before it is there, over ${maxCalls}.`;
  return [{ code: 'PAGE_OVERSPENDS', stop, what }];
}

/** Leaves a page and visits it again and again, in one document. @returns what it uses more and more of. */
export async function visitOften(tab: Tab, stop: Stop, next: string): Promise<Finding[]> {
  const before = await tab.heapBytes();
  const visits = await tab.ask(goFroAndTo, { path: stop.path, next, times: maxVisits });
  await tab.settled(({ area }) => area !== null);
  const after = await tab.heapBytes();
  const stored = await tab.ask(storedBytes, undefined);
  const bytes = visits === 0 ? 0 : Math.round((after - before) / visits);
  const faults = [
    bytes > maxBytesPerVisit && `each visit leaves ${kilo(bytes)} of memory behind.`,
    stored > maxStoredBytes &&
      `it keeps ${kilo(stored)} in the browser, over ${kilo(maxStoredBytes)}.`,
  ];
  return faults
    .filter((what) => what !== false)
    .map((what) => ({ code: 'PAGE_OVERSPENDS', stop, what: `after ${visits} visits, ${what}` }));
}

const kilo = (bytes: number) => `${Math.round(bytes / 1_000)} kB`;

interface Walk {
  path: string;
  next: string;
  times: number;
}

/** In the page: leaves it and comes back, as fast as both are drawn. @returns how often. */
async function goFroAndTo({ path, next, times }: Walk): Promise<number> {
  /* Less than a page may take to answer. */
  const until = performance.now() + 1_500;
  const areaNow = () => document.querySelector<HTMLElement>('main [data-remote]');
  const go = async (to: string) => {
    const before = areaNow();
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: Math.random().toString(36).slice(2), usr: null };
    history.pushState(state, '', to);
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state }));
    while (performance.now() < until && (areaNow() === before || areaNow() === null))
      await new Promise((resolve) => setTimeout(resolve));
  };
  let count = 0;
  for (; count < times && performance.now() < until; count += 1) {
    await go(next);
    await go(path);
  }
  return count;
}

/** In the page. */
const storedBytes = () =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage).map((key) => key + (storage.getItem(key) ?? '')))
    .reduce((sum, { length }) => sum + 2 * length, 0);
