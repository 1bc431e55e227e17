import {
  type Location,
  type NavigateOptions,
  type NavigationType,
  parsePath,
  type Path,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';

/** That of the router library, of the browser or in memory (docs/decisions/documents.md#0171). */
type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** The place on screen, or about to be, and the kind of navigation that led there. */
interface Visit {
  readonly location: Location;
  readonly action: NavigationType;
}

type Options = Pick<NavigateOptions, 'replace' | 'state' | 'flushSync'>;

/** Called for each visit; with `flushSync` it must be on screen before the call returns. */
export type VisitListener = (visit: Visit, how: { flushSync: boolean }) => void;

export interface SiteRouter {
  readonly visit: Visit;
  /** Returns the function that ends it. */
  subscribe: (listener: VisitListener) => () => void;
  /** Goes to an address, or so many entries back or forth in the history. */
  navigate: (to: To | number, options?: Options) => void;
  createHref: (to: To) => string;
  createURL: (to: To) => URL;
}

export interface PageChange {
  from: Path;
  to: Path;
  action: `${NavigationType}`;
}

/** Returns null if the page may be left at once; else a promise of true if it may. */
export type MayLeave = (change: PageChange) => Promise<boolean> | null;

/**
 * The addresses of the site: one visit at a time, and none that `mayLeave` holds back. Meanwhile the address
 * bar shows the page on screen, also after Back. A later change takes the place of one that is held back.
 */
export function createSiteRouter(history: History, mayLeave: MayLeave = () => null): SiteRouter {
  const listeners = new Set<VisitListener>();
  const ask = onlyLatest(mayLeave);
  let visit: Visit = { location: history.location, action: history.action };
  /** Callback for the next step in the history, if the step is ours. */
  let ownStep: (() => void) | null = null;

  history.listen(({ location, delta }) => {
    const isOwn = ownStep;
    ownStep = null;
    if (isOwn) return isOwn();
    const answer = ask({ from: visit.location, to: location, action: 'POP' });
    if (!answer || !delta) return show();
    const isBack = step(-delta);
    return void answer.then(async (isLeaving) => {
      await isBack;
      if (isLeaving) void step(delta).then(() => show());
    });
  });

  /** Resolves once the history is there. */
  function step(delta: number): Promise<void> {
    return new Promise((resolve) => {
      ownStep = resolve;
      history.go(delta);
    });
  }

  function show(flushSync = false): void {
    visit = { location: history.location, action: history.action };
    for (const listener of listeners) listener(visit, { flushSync });
  }

  return {
    get visit() {
      return visit;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, { replace = false, state, flushSync } = {}) {
      if (typeof to === 'number') return history.go(to);
      const action = replace ? 'REPLACE' : 'PUSH';
      const go = () => {
        history[replace ? 'replace' : 'push'](to, state);
        show(flushSync);
      };
      const answer = ask({ from: visit.location, to: pathOf(to, visit.location), action });
      return answer ? void answer.then((isLeaving) => isLeaving && go()) : go();
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
  };
}

/** Lets only the latest of the changes that are held back be made. */
function onlyLatest(mayLeave: MayLeave): MayLeave {
  let changes = 0;
  return (change) => {
    changes += 1;
    const turn = changes;
    return mayLeave(change)?.then((isLeaving) => isLeaving && turn === changes) ?? null;
  };
}

const pathOf = (to: To, { pathname }: Path): Path => ({
  pathname,
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
});
