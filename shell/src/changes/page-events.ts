import {
  eventsPath,
  type PageState,
  personEvent,
  releasesEvent,
} from '@camp/contracts/site/page-events';
import { announceAuthChange, askAgain, changes } from '@camp/shell-api';
import { readInlinedRelease } from '#document/release.ts';
import { releaseChecks } from '#remotes/watch/schedule-checks.ts';

/** All pages hear of a change at once; each then asks after a wait and up to a random delay, in milliseconds. */
const actAfterMs = 250;
const jitterMs = 750;

/**
 * Wait before a broken line is tried again, in milliseconds: doubled for each failure in a row, and made up to twice
 * as long at random.
 */
const retryAfterMs = 5_000;
const maxRetryMs = 300_000;

/** Latest state that this document has heard, over all of its connections. */
let revision: string | null = null;
let generation: number | null = null;

const waiting = new Map<() => void, ReturnType<typeof setTimeout>>();

/** Acts soon, once for everything heard until then. */
function soon(act: () => void): void {
  if (waiting.has(act)) return;
  const timer = setTimeout(
    () => {
      waiting.delete(act);
      act();
    },
    actAfterMs + Math.random() * jitterMs,
  );
  waiting.set(act, timer);
}

const askForReleases = () => askAgain('releases');
const askForPerson = () => {
  announceAuthChange();
  askAgain('person');
  /* They are missed together. */
  askForReleases();
};
const askForPlaces = () => askAgain('places');
const askForRelease = () => {
  void releaseChecks.checkNow();
  askForReleases();
};

function areTold(areThey: boolean): void {
  changes.areTold = areThey;
  releaseChecks.areTold(areThey);
}

function takeRevision({ revision: found, changedMsAgo }: PageState): void {
  if (found === null) return;
  /* The first time, this document's data may be older than the last change. */
  const isOld = revision === null && (changedMsAgo ?? Infinity) < performance.now();
  if (isOld || (revision !== null && found !== revision)) soon(askForPlaces);
  revision = found;
}

function takeGeneration({ generation: found }: PageState): void {
  generation ??= readInlinedRelease().generation;
  if (found === null || found === generation) return;
  generation = found;
  soon(askForRelease);
}

/**
 * Listens while the page is looked at: a browser has few connections for all tabs of a site, and none for a page
 * that is kept to come back to (docs/decisions/api.md#0304). Returns the function that stops it.
 */
export function listen(topic: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function open(): void {
    clearTimeout(retry);
    if (source || document.visibilityState !== 'visible' || !navigator.onLine) return;
    source = new EventSource(topic ? `${eventsPath}?person=${topic}` : eventsPath);
    source.addEventListener(personEvent, () => soon(askForPerson));
    source.addEventListener(releasesEvent, () => soon(askForReleases));
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      /* Events sent meanwhile are not sent again. */
      if (failures > 0) soon(askForPerson);
      failures = 0;
      areTold(true);
      const state = JSON.parse(data) as PageState;
      takeRevision(state);
      takeGeneration(state);
    });
    source.addEventListener('error', () => {
      close();
      const delay = Math.min(retryAfterMs * 2 ** failures, maxRetryMs);
      failures += 1;
      retry = setTimeout(open, delay * (1 + Math.random()));
    });
  }

  function close(): void {
    clearTimeout(retry);
    if (source) areTold(false);
    source?.close();
    source = null;
  }

  const openOrClose = () => (document.visibilityState === 'visible' ? open() : close());
  document.addEventListener('visibilitychange', openOrClose, { signal });
  globalThis.addEventListener('pagehide', close, { signal });
  for (const event of ['pageshow', 'online']) globalThis.addEventListener(event, open, { signal });
  globalThis.addEventListener('offline', close, { signal });
  open();

  return () => {
    controller.abort();
    close();
  };
}
