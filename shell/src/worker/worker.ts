import {
  frameKey,
  keptAtHeader,
  type Mark,
  markQuestion,
  personCache,
  siteCache,
  type WorkerMessage,
} from './copies.ts';

/*
 * The service worker (docs/decisions/federation.md#0340). It asks the network first, and gives what pages have kept
 * where that fails. It keeps nothing itself, knows no release, and has nothing to do with other requests.
 */

/* The parts of a service worker's scope that are used here (W3C Service Workers); TypeScript's DOM types lack them. */

interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  clientId: string;
  resultingClientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** A page as its worker sees it. */
interface PageClient {
  id: string;
  postMessage: (message: unknown, transfer: unknown[]) => void;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: { data: unknown; source: PageClient | null };
}

interface WorkerScope {
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<PageClient | undefined> };
  registration: ServiceWorkerRegistration;
}

const worker = globalThis as unknown as WorkerScope;

/** Time that the network has before something kept is given instead, in milliseconds. */
const networkTimeoutMs = 6_000;

/** Paths of calls whose answers pages keep. */
const keptCalls = /^\/api\/(?:auth\/me|places\/.+)$/;
const files = /^\/(?:r\/|boot\.|extensions\.json$)/;
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
    markKept(resultingClientId, null);
    return frame ?? noFramePage();
  });
}

async function answerFor({ request, clientId }: FetchEvent): Promise<Response> {
  const network = fetch(request);
  void network.then(
    ({ status }) => (status < 500 ? noteNetwork(clientId) : undefined),
    () => undefined,
  );
  return inTime(network, async () => {
    const copy = (await kept(personCache, request)) ?? (await kept(siteCache, request));
    /* Who is signed in is no part of what the page tells. */
    const isTold = new URL(request.url).pathname.startsWith('/api/places/');
    if (copy) markKept(clientId, isTold ? copy.headers.get(keptAtHeader) : null);
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

function markKept(id: string, keptAt: string | null): void {
  const before = marks.get(id)?.keptAt ?? null;
  const earliest = before !== null && (keptAt === null || before < keptAt) ? before : keptAt;
  setMark(id, { keptAt: earliest, isBack: false });
}

function noteNetwork(id: string): void {
  const before = marks.get(id);
  if (before && !before.isBack) setMark(id, { ...before, isBack: true });
}

/** Does not wait: a page that is being opened is not found before its document has come. */
function setMark(id: string, next: Mark): void {
  marks.set(id, next);
  void worker.clients.get(id).then((page) => tell(page, { mark: next }));
}

/** Signing out deletes what is kept for the person at once, whether or not the network is there. */
async function followChange({ clientId }: FetchEvent, path: string): Promise<void> {
  if (endsOfSession.test(path)) await caches.delete(personCache);
  if (changesOfLists.test(path)) tell(await worker.clients.get(clientId), { isChanging: true });
}

function tell(page: PageClient | undefined, message: WorkerMessage): void {
  page?.postMessage(message, []);
}

const html = `<!doctype html>
<html lang="en" style="color-scheme:light dark"><head><title>Offline</title>
<meta name="viewport" content="width=device-width"></head>
<body style="font:1.1em/1.5 system-ui,sans-serif;margin:15vh 1em">
<main><h1>There is no connection</h1>
<p>This page is not saved here.</p>
<p lang="fr">Pas de connexion. Cette page n’est pas enregistrée.</p>
<p><a href="">Try again · <span lang="fr">Réessayer</span></a></p></main></body></html>`;

/** The page for where there is neither a network nor a document that was kept: it loads nothing and has a way out. */
const noFramePage = (): Response =>
  new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
