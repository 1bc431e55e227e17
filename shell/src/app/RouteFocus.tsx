import { useLocation } from 'react-router';
import { useEffect } from 'react';

let isFirstPage = true;

/**
 * Stands beside a page inside the same suspense boundary, so its effect runs once the page is on
 * screen. Scrolls to the anchor or to the top, and focuses the heading so that a screen reader
 * announces the new page (WCAG 2.4.3). The first page of a visit keeps the browser's focus.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();

  useEffect(() => focusPage({ pathname, hash }), [pathname, hash]);

  return null;
}

function focusPage({ hash }: { pathname: string; hash: string }): void {
  const anchor = hash ? document.getElementById(decoded(hash.slice(1))) : null;
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  if (anchor) anchor.scrollIntoView({ behavior });
  if (isFirstPage) {
    isFirstPage = false;
    return;
  }
  if (!anchor) globalThis.scrollTo({ top: 0, behavior });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** A mistyped anchor may not decode; it is then used as it stands. */
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
