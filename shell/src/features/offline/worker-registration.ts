import { trustFiles } from '#remotes/load/trusted-scripts.ts';
import { personCache, siteCache } from '#worker/copies.ts';

/**
 * Interval at which tabs ask for another worker, or for the one that ends it, in milliseconds. Browsers let a tab that
 * is not looked at act once a minute.
 */
const checkIntervalMs = 30_000;

/** Registers the service worker. Returns false where the browser keeps nothing, as in private windows. */
export async function registerWorker(): Promise<boolean> {
  try {
    trustFiles('/', { 'sw.js': '' });
    /* Throws where storage is blocked. */
    await globalThis.caches.has(siteCache);
    const registration = await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none',
    });
    /* Tests that block workers answer with nothing. */
    return Boolean(registration);
  } catch {
    return false;
  }
}

/**
 * Looks for another worker from now on, also while no one looks at this tab or is signed in: the one that is there may
 * have a fault (docs/decisions/federation.md#0345). Returns the function that stops it.
 */
export function watchWorker(): () => void {
  const timer = setInterval(() => void updateAll(), checkIntervalMs);
  return () => clearInterval(timer);
}

/** Browsers ask past the worker itself. Nothing changes where the network is away. */
async function updateAll() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.allSettled(registrations.map((registration) => registration.update()));
  return registrations;
}

/** Takes the worker and all copies away. What it gets as the answer takes its place in this tab, too. */
export async function endWorker(): Promise<void> {
  for (const registration of await updateAll()) await registration.unregister();
  await dropCopies(siteCache, personCache);
}

export async function dropCopies(...names: string[]): Promise<void> {
  try {
    await Promise.all(names.map((name) => globalThis.caches.delete(name)));
  } catch {
    /* A browser that blocks storage has none. */
  }
}
