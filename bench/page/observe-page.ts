/* Functions that run in the page itself to measure it. Each is sent as text, and imports nothing. */

/** Times in milliseconds since the document was asked for. */
export interface Observation {
  timeOrigin: number;
  fcp: number;
  lcp: number;
  /** Time that tasks held the thread beyond 50 ms each, since the first paint (TBT). */
  tbt: number;
  /** The longest task; 0 where none took 50 ms. */
  longestTask: number;
  /** Sum of all shifts that no input explains. */
  cls: number;
  /** First moment when the document had loaded and the thread had nothing to do; null before it. */
  idle: number | null;
}

/** The browser's types do not have these entries yet. */
interface Entry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  var observed: { lcp: number; cls: number; idle: number | null; tasks: PerformanceEntry[] };
  var navbarAnsweredAt: number | undefined;
  var clickPainted: Promise<number> | undefined;
  var searchPainted: Promise<SearchPainted> | undefined;
}

/** Milliseconds from the key until results were painted: those in view, and all of the list's page. */
export interface SearchPainted {
  inView: number;
  whole: number;
}

/** From the next document on, notes paints, shifts and long tasks. */
export function watchPage(): void {
  globalThis.observed = { lcp: 0, cls: 0, idle: null, tasks: [] };
  const { observed } = globalThis;
  const observe = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry);
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) observed.cls += value;
  });
  observe('longtask', (entry) => observed.tasks.push(entry));
  addEventListener('load', () => {
    setTimeout(() => requestIdleCallback(() => (observed.idle = performance.now())));
  });
}

export function readPage(): Observation {
  const { lcp, cls, idle, tasks } = globalThis.observed;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const tbt = tasks
    .filter(({ startTime }) => startTime >= fcp)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  const longestTask = Math.max(0, ...tasks.map(({ duration }) => duration));
  return { timeOrigin: performance.timeOrigin, fcp, lcp, tbt, cls, idle, longestTask };
}

/** From the next document on, presses the bar's menu button until it answers, and closes the menu again. */
export function probeNavbar(): void {
  const intervalMs = 40;
  const button = () => document.querySelector<HTMLElement>('nav button[aria-expanded]');
  const isOpen = () => button()?.getAttribute('aria-expanded') === 'true';
  const press = () => {
    if (isOpen()) return done();
    button()?.click();
    setTimeout(() => (isOpen() ? done() : setTimeout(press, intervalMs)));
  };
  const done = () => {
    globalThis.navbarAnsweredAt = performance.now();
    button()?.click();
  };
  press();
}

/** True if a link can be pressed: its menu has opened, and nothing lies over it. */
export function canBePressed(link: Element | null): boolean {
  if (!link) return false;
  const { x, y, width, height } = link.getBoundingClientRect();
  const motions = link.closest('nav')?.getAnimations({ subtree: true }) ?? [];
  const isMoving = motions.some(({ playState }) => playState === 'running');
  return !isMoving && link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Times the next click, until a page with this heading is painted; fails when it never is. */
export function timeNextClick({ path, heading }: { path: string; heading: string }): void {
  const timeoutMs = 60_000;
  const isThere = () =>
    location.pathname === path && document.querySelector('main h1')?.textContent.trim() === heading;
  globalThis.clickPainted = new Promise((resolve, reject) => {
    const look = (startedAt: number) =>
      requestAnimationFrame(() => {
        const passed = performance.now() - startedAt;
        if (!isThere() && passed < timeoutMs) return look(startedAt);
        if (!isThere()) return reject(new Error(`Not ${path} is shown, but ${location.pathname}.`));
        /* After the frame that shows it. */
        return setTimeout(() => resolve(performance.now() - startedAt));
      });
    addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
  });
}

/** Times the next letter in the search, until its results are painted. Cards out of view come a frame later. */
export function timeNextLetter(): void {
  const timeoutMs = 60_000;
  const found = () => document.querySelector('main section [aria-busy]');
  const shown = () => found()?.querySelector('ol')?.textContent;
  const before = shown();
  let inView = Number.NaN;
  globalThis.searchPainted = new Promise((resolve, reject) => {
    const look = (startedAt: number) =>
      requestAnimationFrame(() => {
        const isThere = shown() !== before;
        const isWhole = isThere && found()?.getAttribute('aria-busy') === 'false';
        const isLate = performance.now() - startedAt > timeoutMs;
        if (isLate) return reject(new Error(`Nothing is found after ${timeoutMs} ms.`));
        if (!isWhole) look(startedAt);
        /* After the frame that shows it. */
        return setTimeout(() => {
          const passed = performance.now() - startedAt;
          if (isThere && Number.isNaN(inView)) inView = passed;
          if (isWhole) resolve({ inView, whole: passed });
        });
      });
    addEventListener('keydown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
  });
}
