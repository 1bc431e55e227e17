import { savesData } from '@camp/ui/layout/connection';
import { whenIdle } from '@camp/ui/layout/when-idle';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const calmQuery = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(listener: () => void) {
  const query = globalThis.matchMedia(calmQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True if the film may start unasked: not for visitors who prefer less motion or less data. */
function mayStart(): boolean {
  return !globalThis.matchMedia(calmQuery).matches && !savesData();
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Plays a film while it is wanted and visible, by itself only once the page is at rest: its file is larger
 * than all else together. The visitor's choice wins over the browser's preferences. If the browser refuses
 * to play, the film stays paused and the button offers to play it.
 */
export function usePlayback(film: RefObject<HTMLVideoElement | null>) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const startsByItself = useSyncExternalStore(subscribeToMotion, mayStart, () => false);
  const isTabShown = useSyncExternalStore(subscribeToVisibility, isDocumentVisible, () => false);
  const isOnScreen = useIsOnScreen(film);
  const isWanted = choice ?? startsByItself;
  const isIdle = useIsIdle();
  const plays = isWanted && isTabShown && isOnScreen && (choice !== null || isIdle);

  useEffect(() => {
    if (!plays) {
      film.current?.pause();
      return;
    }
    film.current?.play().catch((error: unknown) => {
      /* Our own pause rejects a starting `play()` with an AbortError; that is not a refusal. */
      if (!isAbort(error)) setChoice(false);
    });
  }, [film, plays]);

  return { isWanted, toggle: () => setChoice(!isWanted) };
}

function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}

function isDocumentVisible(): boolean {
  return document.visibilityState === 'visible';
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isOnScreen;
}
