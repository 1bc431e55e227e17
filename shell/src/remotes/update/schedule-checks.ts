/** A visible tab checks this often, plus a random delay up to the jitter, in milliseconds. */
const everyMs = 60_000;
const jitterMs = 30_000;

/**
 * Checks when the tab becomes visible, when the network is back, and about every minute in between;
 * never while the tab is hidden or offline. One check at a time.
 */
export function checkWhileVisible(check: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;

  function schedule(): void {
    clearTimeout(timer);
    if (isActive()) timer = setTimeout(() => void checkNow(), everyMs + Math.random() * jitterMs);
  }

  async function checkNow(): Promise<void> {
    if (isChecking) return;
    clearTimeout(timer);
    if (!isActive()) return;
    isChecking = true;
    await check();
    isChecking = false;
    schedule();
  }

  document.addEventListener('visibilitychange', () => void checkNow());
  globalThis.addEventListener('online', () => void checkNow());
  globalThis.addEventListener('offline', schedule);
  schedule();
}

function isActive(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}
