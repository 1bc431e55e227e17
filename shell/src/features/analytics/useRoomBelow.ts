import { type RefObject, useEffect } from 'react';

const property = '--analytics-question-height';

/**
 * Tells the page how tall an element at the bottom of the window is, so that what has focus, the
 * footer and the other fixed things find room above it (WCAG 2.4.11).
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${element.current?.offsetHeight ?? 0}px`);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element]);
}
