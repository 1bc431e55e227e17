import { forgetPresses, isAsked } from '#document/presses.ts';
import { remoteBehindCall } from '#remotes/watch/runtime-errors.ts';
import type { SiteRouter } from '#router/site-router.ts';
import { isExtending, isLeavingDocument, leaveDocument } from './resting.ts';
import { shownArea } from './shown-area.ts';

/** Time limit for a page to appear once its address is set, in milliseconds. */
const shownTimeoutMs = 1_000;

/** Kept from before any remote ran. */
const later = setTimeout;
const now = performance.now.bind(performance);

/** The path on screen; the address may be ahead of it. */
let shownPath = '';
/** Number of pages that have come on screen. */
let shownPages = 0;

/** Time until which the visitor's own way out takes precedence over what a remote asks for. */
let isLeavingUntil = 0;
let isFirst = false;

/** Call when a page is on screen. */
export function onPageShown(path: string): void {
  forgetPresses();
  shownPath = path;
  shownPages += 1;
  isLeavingUntil = 0;
}

/**
 * Returns a router in which a visitor who leaves a page does leave it. From a click on a link, or Back, to the
 * next page on screen, no remote navigates elsewhere, and one of which nothing is on screen never does. A page that
 * keeps React too busy to draw the next one is dropped after a second; if that does not help, the next
 * page's document is loaded.
 */
export function watchNavigation(router: SiteRouter): SiteRouter {
  globalThis.addEventListener('click', noteWayOut, true);
  globalThis.addEventListener('popstate', noteWayOut, true);
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shownPath) return;
    const before = shownPages;
    later(() => expectPage(router, before), shownTimeoutMs);
  });
  const navigate: SiteRouter['navigate'] = (to, options) => {
    if (isLeavingDocument() || isAgainstVisitor()) return;
    if (isAsked()) return router.navigate(to, options);
    /* Back would lead to a page that sends on by itself, and so nowhere. */
    if (typeof to !== 'number') router.navigate(to, { ...options, replace: true });
  };
  return Object.create(router, { navigate: { value: navigate } }) as SiteRouter;
}

function noteWayOut(event: Event): void {
  if (!event.isTrusted) return;
  const target = event.type === 'click' ? linkedPath(event) : globalThis.location.pathname;
  if (target === null || target === shownPath) return;
  isLeavingUntil = now() + shownTimeoutMs;
  isFirst = event.type === 'click';
}

function linkedPath({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.pathname ?? null;
}

/** The first call after a click is what the click itself asks for. */
function isAgainstVisitor(): boolean {
  if (isFirst) {
    isFirst = false;
    return false;
  }
  const remote = remoteBehindCall();
  if (!remote) return false;
  const area = shownArea();
  const isGone = area !== null && area.address.remote !== remote && !isExtending(remote);
  return isGone || now() < isLeavingUntil;
}

const starved = { phase: 'render', reason: 'starved' } as const;

/**
 * Expects any page to come on screen: the visitor may have gone on by now, to another page or back. Looks once
 * more after a moment: a busy machine may be late with the page and in time with the timer.
 */
function expectPage(router: SiteRouter, before: number): void {
  const isMissing = () => shownPages === before && router.visit.location.pathname !== shownPath;
  later(() => {
    if (!isMissing()) return;
    shownArea()?.drop(starved);
    later(() => isMissing() && leaveDocument(), shownTimeoutMs);
  });
}
