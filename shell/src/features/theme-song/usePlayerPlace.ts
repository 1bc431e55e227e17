import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/** Distance from the page's end at which the footer counts as reached, in pixels. */
const footerOverlapPx = 6;

/** Width from which the player lies in the gutter next to the page, in pixels. */
const gutterFromPx = 1_360;

/** Width below which every corner of the window has words in it, in pixels. */
const cornersFromPx = 768;

/** Elements that a visitor presses or types into. */
const operable = 'a, button, input, select, textarea, summary, label';

let lastTop = 0;
let isReadingOn = false;

/** Scrolling down is reading on; scrolling up is looking for something. */
function watchDirection() {
  if (window.scrollY === lastTop) return;
  isReadingOn = window.scrollY > lastTop;
  lastTop = window.scrollY;
}

/** Listens to everything that moves the page under the player: scrolling, the window's size, the page's height. */
function subscribe(listener: () => void) {
  const heightObserver = new ResizeObserver(listener);
  const onScroll = () => {
    watchDirection();
    listener();
  };
  heightObserver.observe(document.body);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    heightObserver.disconnect();
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('resize', listener);
  };
}

function isAtPageEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.innerHeight + window.scrollY >= scrollHeight - footerOverlapPx;
}

/** Least distance from the player to something to press, in pixels: the corners of buttons are round. */
const nearestPx = 6;

/** True if something to press lies beneath. Nine points find it: nothing is smaller than 24 px (WCAG 2.5.8). */
function liesOnSomething(player: HTMLElement): boolean {
  const { offsetLeft, offsetTop, offsetHeight } = player;
  const steps = [-nearestPx, offsetHeight / 2, offsetHeight - 1 + nearestPx];
  const points = steps.flatMap((x) => steps.map((y) => [offsetLeft + x, offsetTop + y] as const));
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((element) => !player.contains(element) && element.closest(operable)),
  );
}

interface Options {
  /** The player takes part in the page and has to be reached: it stays. */
  isInUse: boolean;
}

/**
 * Returns where the player has to be: lifted while the end of the page is in view, where the footer has room for it,
 * and aside while it would lie on something to press, on text being read if it has no gutter, or anywhere else on a
 * phone.
 */
export function usePlayerPlace(player: RefObject<HTMLElement | null>, { isInUse }: Options) {
  const isLifted = useSyncExternalStore(subscribe, isAtPageEnd, () => false);
  const mustStepAside = () => {
    if (!player.current) return true;
    if (isInUse || isAtPageEnd()) return false;
    if (window.innerWidth < cornersFromPx) return true;
    return (isReadingOn && window.innerWidth < gutterFromPx) || liesOnSomething(player.current);
  };
  const isAside = useSyncExternalStore(subscribe, mustStepAside, () => true);
  return { isLifted, isAside };
}

/** Calls back once a visitor presses or focuses something else. */
export function useLeaving(player: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useEffect(() => {
    const onUse = ({ target }: Event) => {
      if (target instanceof Node && !player.current?.contains(target)) onLeave();
    };
    document.addEventListener('pointerdown', onUse);
    document.addEventListener('focusin', onUse);
    return () => {
      document.removeEventListener('pointerdown', onUse);
      document.removeEventListener('focusin', onUse);
    };
  }, [player, onLeave]);
}
