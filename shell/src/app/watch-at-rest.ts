import { hasSignedInHint } from '@camp/shell-api';
import type { RouteObject } from 'react-router';
import { snapshotBuiltIns } from '#remotes/contain/built-ins.ts';
import { lookForAlterations } from '#remotes/contain/shown-area.ts';
import { watchScrolling } from '#remotes/contain/held-scroll.ts';
import { watchLinks } from '#remotes/page/watch-links.ts';
import { watchBlockedTime } from '#remotes/watch/blocked-time.ts';
import { onBlocked } from '#remotes/watch/remote-telemetry.ts';
import { pageFinder } from './routes.tsx';

/** Watches what can wait for the first page to be at rest; `startedAt` is when the shell was there. */
export function watchAtRest(routes: RouteObject[], startedAt: number): void {
  /* The guard of scrolling replaces functions: what a remote has replaced is put back first. */
  lookForAlterations();
  watchScrolling();
  snapshotBuiltIns();
  watchLinks(pageFinder(routes), likelyPaths);
  watchBlockedTime(onBlocked, startedAt);
}

/** Returns the likely next paths: the page's first link, and the way into the visitor's account. */
function likelyPaths(): (string | undefined)[] {
  const first = document.querySelector<HTMLAnchorElement>('main a[href^="/"]');
  return [first?.pathname, hasSignedInHint() ? '/hub' : '/login'];
}
