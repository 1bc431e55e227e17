import { trustFiles } from '#remotes/load/trusted-scripts.ts';
import { personCache, siteCache } from '#worker/copies.ts';

/** Interval at which a tab that is looked at asks for another worker, or for the one that ends it, in milliseconds. */
const checkIntervalMs = 45_000;

/**
 * Registers the service worker, and looks for another one while this tab is looked at. Returns false where the
 * browser keeps nothing, as in private windows.
 */
export async function registerWorker(): Promise<boolean> {
  try {
    trustFiles('/', { 'sw.js': '' });
    /* Throws where storage is blocked. */
    await globalThis.caches.has(siteCache);
    const registration = await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none',
    });
    /* Tests that block workers answer with nothing. */
    if (!registration) return false;
    const check = () => void registration.update().catch(() => undefined);
    setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) check();
    }, checkIntervalMs);
    return true;
  } catch {
    return false;
  }
}

/** Takes the worker and all copies away. */
export async function endWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker?.getRegistrations();
  for (const registration of registrations ?? []) {
    /* The answer takes the worker's place in this tab, too. */
    await registration.update().catch(() => undefined);
    await registration.unregister();
  }
  await dropCopies(siteCache, personCache);
}

export async function dropCopies(...names: string[]): Promise<void> {
  try {
    await Promise.all(names.map((name) => globalThis.caches.delete(name)));
  } catch {
    /* A browser that blocks storage has none. */
  }
}
