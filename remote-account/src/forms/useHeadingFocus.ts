import { useEffect, useRef } from 'react';

/**
 * Focuses the page's heading when the page moves to another step, because the element that had focus is
 * gone (WCAG 2.4.3); or the field of a step that asks for nothing but a code. The first step keeps the
 * focus that the shell has set.
 */
export function useHeadingFocus(step: string): void {
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const code = document.querySelector<HTMLElement>('main input[autocomplete="one-time-code"]');
    (code ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [step]);
}
