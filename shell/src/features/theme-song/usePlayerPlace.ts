import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/** Distance from the page's end at which the footer counts as reached, in pixels. */
const footerOverlapPx = 6;

/** What a visitor presses or types into. */
const operable = 'a, button, input, select, textarea, summary, label';

/** Listens to everything that moves the page under the player: scrolling, the window's size, the page's height. */
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

/** Whether something to press lies beneath. Nine points find it: nothing is smaller than 24 px (WCAG 2.5.8). */
function liesOnSomething(player: HTMLElement): boolean {
  const { offsetLeft, offsetTop, offsetHeight } = player;
  const steps = [0, offsetHeight / 2, offsetHeight - 1];
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
 * Where the player has to be: lifted while the end of the page is in view, where the footer has room for
 * it, and aside while it would lie on something to press.
 */
export function usePlayerPlace(player: RefObject<HTMLElement | null>, { isInUse }: Options) {
  const isLifted = useSyncExternalStore(subscribe, isAtPageEnd, () => false);
  const mustStepAside = () => {
    if (!player.current) return true;
    return !isInUse && !isAtPageEnd() && liesOnSomething(player.current);
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
