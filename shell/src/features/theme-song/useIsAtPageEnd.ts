import { useSyncExternalStore } from 'react';

/** Distance from the page's end at which the footer counts as reached, in pixels. */
const footerOverlapPx = 6;

/** Listens to everything that moves the end: scrolling, the window's size, and the page's own height. */
function subscribe(listener: () => void) {
  const heightObserver = new ResizeObserver(listener);
  heightObserver.observe(document.body);
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    heightObserver.disconnect();
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

function isAtPageEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.innerHeight + window.scrollY >= scrollHeight - footerOverlapPx;
}

/** Whether the window shows the very end of the page. */
export function useIsAtPageEnd(): boolean {
  return useSyncExternalStore(subscribe, isAtPageEnd, () => false);
}
