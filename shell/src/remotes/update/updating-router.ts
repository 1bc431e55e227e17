import type { RouterProviderProps } from 'react-router';
import { readUpdate, tellUpdate } from './update-store.ts';
import { wouldLose } from './would-lose.ts';

type Router = RouterProviderProps['router'];
type Listener = Parameters<Router['subscribe']>[0];

/**
 * A router that changes the page by loading its document when a new version is ready and nothing would
 * be lost: a page is of one version, never of two. The page that is left stays until then. What the
 * router has written into the history, the return address of /login too, is there after the load.
 */
export function updating(router: Router): Router {
  const subscribe: Router['subscribe'] = (show) => router.subscribe(showOrLoad(router, show));
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}

/** A change of the path is a change of the page; the rest is the page's own affair. */
function showOrLoad(router: Router, show: Listener): Listener {
  let shownPath = router.state.location.pathname;
  const showPage: Listener = (state, change) => {
    shownPath = state.location.pathname;
    show(state, change);
  };

  return (state, change) => {
    const isPageChange = state.location.pathname !== shownPath;
    if (!isPageChange || !mayLoad()) return showPage(state, change);
    /* What is done right after leaving, such as ending the session, has begun by then. */
    setTimeout(() => (mayLoad() ? loadDocument() : showPage(state, change)));
  };
}

function mayLoad(): boolean {
  if (readUpdate().status === 'none') return false;
  if (!wouldLose()) return true;
  tellUpdate({ type: 'waits' });
  return false;
}

/** The address is the new page's already. Unlike a reload that somebody asks for, it begins at the top. */
function loadDocument(): void {
  globalThis.addEventListener('pagehide', () => (history.scrollRestoration = 'manual'));
  globalThis.location.reload();
}
