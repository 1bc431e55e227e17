import { useEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { settleTyping } from './typed-ahead.ts';
import { glideToTop, noteArrival, returnTo } from './page-scroll.ts';

/** The address on screen; none before the first page of a visit. */
let shown: Arrival | null = null;

/**
 * Goes next to a page inside the same suspense boundary, so its effect runs once the page is on
 * screen. A link glides to the top or to its anchor, Back and Forward return to the place that was left
 * (docs/decisions/documents.md#0094). The heading takes the focus, so that a screen reader
 * announces the new page (WCAG 2.4.3), or the anchor. The first page of a visit keeps the browser's focus.
 */
export function RouteFocus() {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;

  useEffect(() => arrive({ key, pathname, hash, isReturn }), [key, pathname, hash, isReturn]);
  useEffect(forgetSentHead, []);
  useEffect(settleTyping, []);

  return null;
}

/** Elements about a page in its document's head. */
const told = 'title, meta[name="description"], meta[property], [data-sent]';

/** As the document was sent. */
const sent = new Set(typeof document === 'undefined' ? [] : document.head.querySelectorAll(told));

/**
 * Removes the title and description that the document was sent with, because the page brings its own. Those of a
 * page rendered ahead stay, unless it came so late that React has drawn it again.
 */
export function forgetSentHead(): void {
  const own = [...document.head.querySelectorAll(told)].filter((element) => !sent.has(element));
  const drawn = new Set(own.map(subject));
  for (const element of sent) {
    const isStandIn = element.hasAttribute('data-sent') || drawn.has(subject(element));
    if (isStandIn) element.remove();
  }
  sent.clear();
}

const subject = (element: Element) =>
  element.getAttribute('property') ?? element.getAttribute('name') ?? element.localName;

interface Arrival extends Pick<Location, 'key' | 'pathname' | 'hash'> {
  isReturn: boolean;
}

function arrive(arrival: Arrival): void {
  const before = shown;
  shown = arrival;
  const left = noteArrival(arrival.key);
  const isOther = before !== null && before.pathname !== arrival.pathname;
  if (isOther) forgetStructuredData();
  if (before && arrival.isReturn && left !== undefined) returnTo(left);
  else if (jumpTo(arrival.hash)) return;
  else if (before && isElsewhere(before, arrival)) glideToTop(behavior());
  if (isOther) focusHeading();
}

const isElsewhere = (before: Arrival, { pathname, hash }: Arrival) =>
  before.pathname !== pathname || before.hash !== hash;

/** Returns true if there is such an anchor, and unfolds it. The next Tab goes on from it, not from the top. */
function jumpTo(hash: string): boolean {
  const anchor = hash ? document.getElementById(decoded(hash.slice(1))) : null;
  if (!anchor) return false;
  anchor.closest('details')?.setAttribute('open', '');
  anchor.scrollIntoView({ behavior: behavior() });
  if (anchor.tabIndex < 0) anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
  return true;
}

/** Removes the edge's data for search engines (JSON-LD): it is about the document's first page only. */
function forgetStructuredData(): void {
  document.getElementById('structured-data')?.remove();
}

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** A mistyped anchor may not decode; it is then used as it is. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function behavior(): ScrollBehavior {
  const isCalm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isCalm ? 'instant' : 'smooth';
}
