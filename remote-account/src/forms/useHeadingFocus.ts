import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the page's heading when the page shows another step of itself: what had the
 * focus is gone (WCAG 2.4.3). The first step keeps the focus where the shell has put it.
 */
export function useHeadingFocus(step: string): void {
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [step]);
}
