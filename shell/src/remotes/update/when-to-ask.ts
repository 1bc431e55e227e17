/** A tab that is looked at asks at most this often, and up to as much later again, in milliseconds. */
const everyMs = 60_000;
const jitterMs = 30_000;

/**
 * Asks when the tab is looked at again, when the network is back, and every minute or so in between;
 * not while the tab is hidden or offline. One question at a time.
 */
export function askWhileLookedAt(ask: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  function plan(): void {
    clearTimeout(timer);
    if (isLookedAt()) timer = setTimeout(() => void askNow(), everyMs + Math.random() * jitterMs);
  }

  async function askNow(): Promise<void> {
    if (isAsking) return;
    clearTimeout(timer);
    if (!isLookedAt()) return;
    isAsking = true;
    await ask();
    isAsking = false;
    plan();
  }

  document.addEventListener('visibilitychange', () => void askNow());
  globalThis.addEventListener('online', () => void askNow());
  globalThis.addEventListener('offline', plan);
  plan();
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}
