import { useLocation } from 'react-router';
import { useEffect } from 'react';

let isFirstArrival = true;

/**
 * Rendered beside a page, inside the same suspense boundary: its effect runs once the page is
 * on screen. Scrolls to the anchor or smoothly to the top, and moves focus to the heading so that
 * a screen reader announces the new page (WCAG 2.4.3). The first page of a visit keeps its focus.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();

  useEffect(() => arriveAt({ pathname, hash }), [pathname, hash]);

  return null;
}

function arriveAt({ hash }: { pathname: string; hash: string }): void {
  const anchor = hash ? document.getElementById(decoded(hash.slice(1))) : null;
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  if (anchor) anchor.scrollIntoView({ behavior });
  if (isFirstArrival) {
    isFirstArrival = false;
    return;
  }
  if (!anchor) globalThis.scrollTo({ top: 0, behavior });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** A mistyped address may name an anchor that cannot be decoded; it is taken as it stands. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function prefersReducedMotion(): boolean {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
