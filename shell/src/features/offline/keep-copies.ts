import { setOfflineState } from '@camp/ui/layout/offline-state';
import { readInlinedRelease } from '#document/release.ts';
import {
  alertsPath,
  frameKey,
  personCache,
  siteCache,
  type WorkerMessage,
} from '#worker/copies.ts';
import { countPlaces, keepCall, keepPerson, kept, keptPerson, keptSummary } from './keep-calls.ts';
import { dropOlderFrame, framePath, hubPath, keepRelease } from './keep-release.ts';
import { dropCopies, endWorker, registerWorker } from './worker-registration.ts';

/** Wait after a change of a saved list, in milliseconds: several are kept at once. */
const settleMs = 2_000;

/** Paths of the pages that show saved places, by which their code is found. */
const savedPaths = ['/saved', '/campgrounds/any', hubPath];

let isEnded = false;

/** Keeps copies for a person, or for a guest, now and after each change; returns the function that stops it. */
export function startKeeping(person: number | null): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keepAll(person, signal), settleMs);
  };
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.isEnded) void end();
      else if (data.isChanging) keepSoon();
    },
    { signal },
  );
  globalThis.addEventListener('online', keepSoon, { signal });
  void keepAll(person, signal);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/** Takes everything away: the site keeps nothing for anyone. */
export async function end(): Promise<void> {
  isEnded = true;
  setOfflineState({ status: 'off' });
  await endWorker();
}

let registered: Promise<boolean> | null = null;

async function keepAll(person: number | null, signal: AbortSignal): Promise<void> {
  if (!(await (registered ??= registerWorker()))) {
    setOfflineState({ status: 'unavailable' });
    return;
  }
  await showSummaryOf(person);
  if (signal.aborted || isEnded || !navigator.onLine || !hasFrame()) return;
  await keepNow(person, signal).catch((error: unknown) =>
    signal.aborted || person === null ? undefined : tellFailure(error),
  );
}

/** False while no remote has the page whose document is the frame. */
const hasFrame = () =>
  Object.values(readInlinedRelease().remotes).some(({ routes }) =>
    routes.some(({ path }) => path === framePath),
  );

/** Shows what is kept from earlier, and drops what is another person's or of an older release. */
async function showSummaryOf(person: number | null): Promise<void> {
  await dropOlderFrame(await caches.open(siteCache), readInlinedRelease().generation);
  const cache = await caches.open(personCache);
  const known = await keptPerson(cache);
  if (known !== null && known !== person) return dropCopies(personCache);
  if (person !== null) setOfflineState((await usableSummary(cache)) ?? { status: 'unknown' });
}

/** Without a frame, no place opens. */
const keptFrame = () => caches.match(frameKey, { cacheName: siteCache });

/** The summary of the last time; null where nothing opens by now. */
const usableSummary = async (cache: Cache) => ((await keptFrame()) ? keptSummary(cache) : null);

async function keepNow(person: number | null, signal: AbortSignal): Promise<void> {
  const site = await caches.open(siteCache);
  const paths = [alertsPath, ...(person === null ? [] : savedPaths)];
  await keepRelease(site, readInlinedRelease().generation, paths);
  await keepCall(kept.alerts, { cache: site, person: null });
  if (person === null || signal.aborted) return;
  const cache = await caches.open(personCache);
  const summary = await keepPerson({
    cache,
    person,
    onProgress(done, total) {
      if (!signal.aborted) setOfflineState({ status: 'saving', done, total });
    },
  });
  /* Another person, or no one, is signed in by now. */
  if (signal.aborted) await dropCopies(personCache);
  else setOfflineState(summary);
}

async function tellFailure(error: unknown): Promise<void> {
  const cache = await caches.open(personCache);
  if (error instanceof DOMException && error.name === 'QuotaExceededError') {
    setOfflineState({ status: 'full', places: (await keptFrame()) ? await countPlaces(cache) : 0 });
    return;
  }
  setOfflineState((await usableSummary(cache)) ?? { status: 'failed' });
}
