import { lineSpeed, savesData } from '@camp/ui/layout/connection';
import { whenIdle } from '@camp/ui/layout/when-idle';
import type { PageAddress } from '#remotes/load/loader.ts';
import { prefetchPage } from './prefetch-page.ts';

/** Stay on a link that shows intent, in milliseconds: a pointer or a focus that only passes is shorter. */
const intentMs = 65;

/** Returns the page that an address leads to; null if there is none that this visitor may open. */
type FindPage = (path: string) => PageAddress | null;

/**
 * Fetches the page behind a link as soon as the visitor is about to follow it: the pointer rests on it, the
 * focus does, or a finger touches it. Once the first page is at rest, the pages of `likely` come, too, if the
 * line is fast. Visitors who save data do not pay for a guess.
 */
export function watchLinks(findPage: FindPage, likely: () => (string | undefined)[]): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (path: string | undefined) => {
    const page = path === undefined || !mayGuess() ? null : findPage(path);
    if (page) void prefetchPage(page);
  };
  const soon = (event: Event) => {
    clearTimeout(waiting);
    const path = linkedPath(event);
    if (path !== undefined) waiting = setTimeout(() => prefetch(path), intentMs);
  };
  /* It may have come while this was loaded. */
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a:is(:hover, :focus)'))
    prefetch(link.pathname);
  addEventListener('pointerover', soon, { passive: true });
  addEventListener('focusin', soon);
  addEventListener('touchstart', (event) => prefetch(linkedPath(event)), { passive: true });
  whenIdle(() => {
    if (isFast()) for (const path of likely()) prefetch(path);
  });
}

/** The path that a link in this tab leads to within the site. */
function linkedPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  return link.pathname;
}

const mayGuess = () => !savesData() && !lineSpeed().endsWith('2g');

const isFast = () => lineSpeed() === '4g';
