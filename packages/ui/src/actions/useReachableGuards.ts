import { useEffect, useState } from 'react';

const guards = '[data-base-ui-focus-guard]';

/**
 * The menu's library puts empty guards around a menu, which hand the focus on, and hides them from
 * assistive technology although they take the focus (WCAG 4.1.2, axe: aria-hidden-focus). Returns a ref
 * for the element that holds them all: within it they are not hidden.
 */
export function useReachableGuards() {
  const [frame, setFrame] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!frame) return undefined;
    const observer = new MutationObserver(() => {
      for (const guard of frame.querySelectorAll(`${guards}[aria-hidden]`)) {
        guard.removeAttribute('aria-hidden');
      }
    });
    observer.observe(frame, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame]);

  return setFrame;
}
