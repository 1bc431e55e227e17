import type { InlinedRelease } from '@camp/release/document/release-document';
import { needsNewDocument } from '#remotes/contain/shown-area.ts';
import { leaveDocument } from '#remotes/contain/resting.ts';
import type { SiteRouter, VisitListener } from '#router/site-router.ts';
import { watchPendingWrites } from '#remotes/watch/pending-writes.ts';
import { checkingCode, checkWhileVisible } from '#remotes/watch/schedule-checks.ts';
import { hasUnsavedWork, watchInput } from '#remotes/watch/unsaved-work.ts';
import { dispatchUpdate, readUpdate } from '#remotes/watch/update-state.ts';

/** Replaced by its value when the shell is built. */
declare const process: { env: { NODE_ENV: 'development' | 'production' } };

/**
 * Lets this tab notice new versions and take them between two pages. In development the bundlers bring
 * the changes, and the router stays as it is.
 */
export function keepUpToDate(release: InlinedRelease, router: SiteRouter): SiteRouter {
  if (process.env.NODE_ENV === 'development') return router;
  watchInput();
  watchPendingWrites();
  checkWhileVisible(() =>
    checkingCode().then(
      ({ checkForUpdate }) => checkForUpdate(release),
      () => undefined,
    ),
  );
  return updatingRouter(router);
}

/**
 * A router that loads the next page's document when a new version is ready and nothing would be lost,
 * so that no page mixes two versions. The old page stays on screen until then. What the router has
 * written into the history, such as the return address of /login, survives the load. So does a page after
 * one that has damaged this document.
 */
function updatingRouter(router: SiteRouter): SiteRouter {
  const subscribe: SiteRouter['subscribe'] = (show) => router.subscribe(showOrLoad(router, show));
  return Object.create(router, { subscribe: { value: subscribe } }) as SiteRouter;
}

/** Only a new path is a new page; query and hash belong to the page. */
function showOrLoad(router: SiteRouter, show: VisitListener): VisitListener {
  let shownPath = router.visit.location.pathname;
  const showPage: VisitListener = (visit, how) => {
    shownPath = visit.location.pathname;
    show(visit, how);
  };

  return (visit, how) => {
    const isPageChange = visit.location.pathname !== shownPath;
    if (isPageChange && needsNewDocument()) return leaveDocument();
    if (!isPageChange || !mayLoad()) return showPage(visit, how);
    /* By then everything that the page starts as it is left, such as signing out, is under way. */
    setTimeout(() => (mayLoad() ? leaveDocument() : showPage(visit, how)));
  };
}

function mayLoad(): boolean {
  if (readUpdate().status === 'none') return false;
  if (!hasUnsavedWork()) return true;
  dispatchUpdate({ type: 'delayed' });
  return false;
}
