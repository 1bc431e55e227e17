import { type RefObject, useEffect } from 'react';
import { startTimeoutMs } from '#remotes/load/unless-stalled.ts';
import { shownArea } from './shown-area.ts';

/** Kept from before any remote ran. */
const later = setTimeout;

const pictures = 'img, svg, canvas, video, iframe, input, select, textarea, button';

/** Drops a page of which nothing can be seen 3 s after it has come: no text, no picture and no control. */
export function useBlankWatch(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = later(() => {
      if (root.current && isBlank(root.current))
        shownArea()?.drop({ phase: 'render', reason: 'blank' });
    }, startTimeoutMs);
    return () => clearTimeout(timer);
  }, [root]);
}

const isBlank = (root: HTMLElement): boolean =>
  ![root, ...root.querySelectorAll('*')].some(
    (element) => (element.matches(pictures) || hasText(element)) && isSeen(element),
  );

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** An element without a box of its own is as visible as what is around it. */
const isSeen = (element: Element): boolean =>
  getComputedStyle(element).display === 'contents' ||
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
