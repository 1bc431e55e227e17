import type { SiteRouter } from '#router/site-router.ts';

/** Longest time that the height of a page that is left is kept for the next one, in milliseconds. */
const nextPageTimeoutMs = 15_000;
/** Time limit for a page on screen to reach its top or its height, in milliseconds. */
const settledTimeoutMs = 3_000;

/** Scroll position at which each entry of the history was left, in pixels, by the router's key. */
const positions = new Map<string, number>();
let shownKey = 'default';
let endHold: (() => void) | null = null;

/**
 * Notes how far down a page is left, and keeps its height until the next one is drawn: a shorter one in
 * between would make the window jump. Call it before the router's pages are drawn.
 */
export function watchPageChanges(router: SiteRouter): void {
  router.subscribe(({ location: { key } }) => {
    if (key === shownKey) return;
    positions.set(shownKey, globalThis.scrollY);
    if (globalThis.scrollY > 0) hold(mainArea()?.offsetHeight ?? 0, nextPageTimeoutMs);
  });
}

/** Call when the page of a history entry is on screen; returns the scroll position at which it was left, if it was. */
export function noteArrival(key: string): number | undefined {
  shownKey = key;
  return positions.get(key);
}

/** Scrolls to the top; the height is kept until the window is there. */
export function glideToTop(behavior: ScrollBehavior): void {
  globalThis.scrollTo({ top: 0, behavior });
  if (globalThis.scrollY === 0) return endHold?.();
  const ofThisPage = endHold;
  const end = () => endHold === ofThisPage && endHold?.();
  setTimeout(end, settledTimeoutMs);
  return globalThis.addEventListener('scrollend', end, { once: true });
}

/** Shows a page as far down as it was left, also while its lists are still to come. */
export function returnTo(top: number): void {
  const height = top + globalThis.innerHeight;
  hold(height, settledTimeoutMs);
  globalThis.scrollTo({ top, behavior: 'instant' });
  const page = mainArea()?.firstElementChild;
  if (!(page instanceof HTMLElement)) return;
  const grown = new ResizeObserver(() => {
    if (page.isConnected && page.offsetHeight < height) return;
    grown.disconnect();
    if (page.isConnected) endHold?.();
  });
  grown.observe(page);
}

/** Keeps the main area at least this tall (ShellLayout.module.css). */
function hold(height: number, forMs: number): void {
  endHold?.();
  const main = mainArea();
  if (!main) return;
  main.style.setProperty('--held-height', `${height}px`);
  const timer = setTimeout(() => endHold?.(), forMs);
  endHold = () => {
    endHold = null;
    clearTimeout(timer);
    main.style.removeProperty('--held-height');
  };
}

const mainArea = () => document.querySelector<HTMLElement>('#main');
