import { useEffect, useRef } from 'react';

/**
 * Focuses the page's heading when the page moves to another step, because the element that had focus is
 * gone (WCAG 2.4.3). The first step keeps the focus that the shell has set.
 */
export function useHeadingFocus(step: string): void {
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [step]);
}
