/* The parts of a service worker's scope that are used here (W3C Service Workers); TypeScript's DOM types lack them. */

interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  clientId: string;
  resultingClientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** A page as its worker sees it. */
export interface PageClient {
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

export const worker = globalThis as unknown as WorkerScope;
