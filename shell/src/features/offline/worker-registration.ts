import { browserStore } from '@camp/shell-api';
import { trustFiles } from '#remotes/load/trusted-scripts.ts';
import { personCache, siteCache } from '#worker/copies.ts';

/**
 * Interval at which tabs ask for another worker, or for the one that ends it, in milliseconds. Browsers let a tab that
 * is not looked at act once a minute.
 */
const checkIntervalMs = 30_000;

/** Name, in the browser's storage, of when a tab has asked: one asks for all. */
const askedKey = 'campbc:worker-asked';

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
  const timer = setInterval(() => void check().catch(() => undefined), checkIntervalMs);
  return () => clearInterval(timer);
}

/** Browsers ask past the worker itself. */
async function check(): Promise<void> {
  const sinceAskedMs = Date.now() - Number(browserStore.read(askedKey));
  const hasAnotherAsked = sinceAskedMs >= 0 && sinceAskedMs < checkIntervalMs / 2;
  if (!navigator.onLine || hasAnotherAsked) return;
  browserStore.write(askedKey, `${Date.now()}`);
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
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
