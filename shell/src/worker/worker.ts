import {
  frameKey,
  keptAtHeader,
  type Mark,
  markQuestion,
  personCache,
  siteCache,
  type WorkerMessage,
} from './copies.ts';
import { noFramePage } from './no-frame-page.ts';
import { type FetchEvent, type PageClient, worker } from './worker-scope.ts';

/*
 * The service worker (docs/decisions/federation.md#0340). It asks the network first, and gives what pages have kept
 * where that fails. It keeps nothing itself, knows no release, and has nothing to do with other requests.
 */

/** Time that the network has before something kept is given instead, in milliseconds. */
const networkTimeoutMs = 6_000;

/** Paths of calls whose answers pages keep. */
const keptCalls = /^\/api\/(?:auth\/me|places\/.+)$/;
const files = /^\/(?:r\/|boot\.)/;
const pages = /^\/(?!api\/|r\/)/;
const changesOfLists = /^\/api\/places\/lists\b/;
const endsOfSession = /^\/api\/(?:auth\/logout|account)$/;

/** Marks of open pages, by the browser's id of the page. */
const marks = new Map<string, Mark>();

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('message', ({ data, source }) => {
  const known = source && marks.get(source.id);
  if (data === markQuestion && known) tell(source, { mark: known });
});
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  const path = origin === location.origin ? pathname : '';
  if (method !== 'GET') return event.waitUntil(followChange(event, path));
  const response = answerOf(event, path);
  return response && event.respondWith(response);
});

/** Returns null for what the worker leaves to the browser. `path` is empty for another host's address. */
function answerOf(event: FetchEvent, path: string): Promise<Response> | null {
  const { request } = event;
  const { mode, destination, cache, integrity } = request;
  if (mode === 'navigate') {
    return destination === 'document' && pages.test(path) ? documentFor(event) : null;
  }
  /* Pages ask so for what must not be a copy: what they are about to keep, and files that failed. */
  if (['no-store', 'reload'].includes(cache)) return null;
  if (keptCalls.test(path)) return answerFor(event);
  return integrity !== '' || files.test(path)
    ? inTime(fetch(request), () => kept(siteCache, request))
    : null;
}

/** The documents of navigations are asked for while the worker starts. */
async function begin(): Promise<void> {
  await worker.clients.claim();
  await worker.registration.navigationPreload?.enable();
}

async function documentFor(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse, resultingClientId } = event;
  const network = preloadResponse.then((response) => response ?? fetch(request));
  return inTime(network, async () => {
    const frame = await kept(siteCache, new Request(frameKey));
    await markKept(resultingClientId, null);
    return frame ?? noFramePage();
  });
}

async function answerFor({ request, clientId }: FetchEvent): Promise<Response> {
  const network = fetch(request);
  void network.then(
    () => noteNetwork(clientId),
    () => undefined,
  );
  return inTime(network, async () => {
    const copy = (await kept(personCache, request)) ?? (await kept(siteCache, request));
    if (copy) await markKept(clientId, copy.headers.get(keptAtHeader));
    return copy;
  });
}

/** Returns the network's answer; what is kept where it fails or is late; and fails as it does where nothing is. */
async function inTime(
  network: Promise<Response>,
  keptCopy: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), networkTimeoutMs);
  });
  const answered = await Promise.race([network.catch(() => null), late]);
  return answered ?? (await keptCopy()) ?? network;
}

/** Private windows of some browsers have no caches. */
async function kept(cache: string, request: Request): Promise<Response | undefined> {
  try {
    return await caches.match(request, { cacheName: cache, ignoreVary: true });
  } catch {
    return undefined;
  }
}

async function markKept(id: string, keptAt: string | null): Promise<void> {
  const before = marks.get(id)?.keptAt ?? null;
  const earliest = before !== null && (keptAt === null || before < keptAt) ? before : keptAt;
  await setMark(id, { keptAt: earliest, isBack: false });
}

async function noteNetwork(id: string): Promise<void> {
  const before = marks.get(id);
  if (before && !before.isBack) await setMark(id, { ...before, isBack: true });
}

async function setMark(id: string, next: Mark): Promise<void> {
  marks.set(id, next);
  tell(await worker.clients.get(id), { mark: next });
}

/** Signing out deletes what is kept for the person at once, whether or not the network is there. */
async function followChange({ clientId }: FetchEvent, path: string): Promise<void> {
  if (endsOfSession.test(path)) await caches.delete(personCache);
  if (changesOfLists.test(path)) tell(await worker.clients.get(clientId), { isChanging: true });
}

function tell(page: PageClient | undefined, message: WorkerMessage): void {
  page?.postMessage(message, []);
}
