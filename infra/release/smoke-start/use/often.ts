import type { Finding } from '#infra/release/smoke-start/findings.ts';
import type { Stop } from '#infra/release/smoke-start/plan.ts';
import { whyStopped } from '#infra/release/smoke-start/round.ts';
import { still, type Tab } from '#infra/release/smoke-start/tab.ts';

/** Most visits after which a page is measured; slow pages have fewer. */
const maxVisits = 10;
/** Visits after which a frugal page is measured. */
const fewVisits = 4;
/** Longest time for all visits to pages, for each of them, in milliseconds. */
const msForPage = 750;
/** Less than a page may take to answer. */
const msForRound = 3_000;

/** Bounds of what a page may use, far above what any of ours does. */
const maxCalls = 40;
/** The shell's own may be among them; a browser has six for a site without HTTP/2. */
const maxSockets = 3;
const maxBytesPerVisit = 2_000_000;
const maxStoredBytes = 500_000;

/** @returns that a page, which was just loaded, has asked for too much. */
export function askedTooMuch({ calls, sockets }: Tab, stop: Stop): Finding[] {
  const faults = [
    calls > maxCalls && `it makes ${calls} calls before it is there, over ${maxCalls}.`,
    sockets > maxSockets &&
      `${sockets} connections are kept open once it is there, over ${maxSockets}.`,
  ];
  return overspending(stop, faults);
}

/** Visits pages again and again, in one document, and measures what they use more and more of. */
export class OftenRound {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Visits one page, and the one to which it is left. */
  visit(stop: Stop): Promise<Finding[]> {
    return this.visitAll([stop]);
  }

  /**
   * Visits pages of one visitor in turn: what one of them leaves behind they leave together.
   * @returns what is found, of the first.
   */
  async visitAll(stops: readonly Stop[]): Promise<Finding[]> {
    const [stop] = stops;
    if (!stop) return [];
    const elsewhere = stops.length === 1 ? [stop.next].filter((path) => path !== null) : [];
    const paths = [...stops.map(({ address }) => address), ...elsewhere];
    try {
      return paths.length > 1 ? await this.measured(stop, paths) : [];
    } catch (error) {
      return [{ stop, what: `visited often, ${whyStopped(error).what}`, code: 'PAGE_FAILS_AGAIN' }];
    }
  }

  private async measured(stop: Stop, paths: readonly string[]): Promise<Finding[]> {
    await this.tab.pretend(still);
    await this.tab.load(stop.address);
    await this.tab.settled(({ area }) => area !== null);
    /* Their code and what they keep once is not counted. */
    await this.go(paths);
    this.tab.taken();
    const before = await this.spent();
    const until = Date.now() + msForPage * paths.length;
    const spent = { visits: 0, bytes: 0, stored: 0 };
    for (const most of [fewVisits, maxVisits]) {
      while (spent.visits < most && Date.now() < until && (await this.go(paths))) spent.visits += 1;
      await this.tab.settled(({ area }) => area !== null);
      const { heap, stored } = await this.spent();
      spent.bytes = Math.round((heap - before.heap) / Math.max(1, spent.visits));
      spent.stored = stored;
      if (isFrugal(spent, stored - before.stored)) break;
    }
    const [incident] = this.tab.taken();
    if (incident)
      return [{ code: 'PAGE_FAILS_AGAIN', stop, what: `visited again, ${incident.what}` }];
    return overspent(stop, spent);
  }

  private async spent() {
    const heap = await this.tab.heapBytes();
    return { heap, stored: await this.tab.ask(storedBytes, undefined) };
  }

  private go(paths: readonly string[]): Promise<boolean> {
    return this.tab.ask(goRound, { paths: [...paths], ms: msForRound });
  }
}

interface Spent {
  visits: number;
  /** Bytes of memory that each visit left behind. */
  bytes: number;
  stored: number;
}

/** True if a page that goes on like this stays far below its bounds. */
function isFrugal({ visits, bytes, stored }: Spent, added: number): boolean {
  const more = (maxVisits - visits) * (added / Math.max(1, visits));
  return bytes < maxBytesPerVisit / 2 && stored + more < maxStoredBytes / 2;
}

function overspent(stop: Stop, { visits, bytes, stored }: Spent): Finding[] {
  const faults = [
    bytes > maxBytesPerVisit &&
      `after ${visits} visits, each visit leaves ${kilo(bytes)} of memory behind.`,
    stored > maxStoredBytes &&
      `after ${visits} visits, it keeps ${kilo(stored)} in the browser, over ${kilo(maxStoredBytes)}.`,
  ];
  return overspending(stop, faults);
}

const overspending = (stop: Stop, faults: readonly (string | false)[]): Finding[] =>
  faults.filter((what) => what !== false).map((what) => ({ code: 'PAGE_OVERSPENDS', stop, what }));

const kilo = (bytes: number) => `${Math.round(bytes / 1_000)} kB`;

/** In the page: goes from path to path, as fast as each is drawn. @returns false if it took too long. */
async function goRound({ paths, ms }: { paths: string[]; ms: number }): Promise<boolean> {
  const until = performance.now() + ms;
  const drawn = () => {
    const area = document.querySelector<HTMLElement>('main [data-remote]');
    return area && `${area.dataset['remote']} ${area.dataset['module']}`;
  };
  for (const path of paths) {
    const before = drawn();
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: Math.random().toString(36).slice(2), usr: null };
    history.pushState(state, '', path);
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state }));
    const { pathname } = new URL(path, location.origin);
    const isThere = () =>
      drawn() !== null && (drawn() !== before || location.pathname !== pathname);
    while (performance.now() < until && !isThere())
      await new Promise((resolve) => setTimeout(resolve));
  }
  return performance.now() < until;
}

/** In the page. */
const storedBytes = () =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage).map((key) => key + (storage.getItem(key) ?? '')))
    .reduce((sum, { length }) => sum + 2 * length, 0);
