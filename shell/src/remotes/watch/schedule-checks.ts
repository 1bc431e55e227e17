/**
 * A visible tab checks this often, plus a random delay up to the jitter, in milliseconds: what staff switch off is off
 * everywhere within a minute.
 */
const intervalMs = 40_000;
const jitterMs = 15_000;

/** Interval of checks in a tab that hears of each release, in case an event is lost, in milliseconds. */
const whenToldIntervalMs = 900_000;

/** Loads the code of a check, which comes once the first page is at rest. */
export const checkingCode = () => import(/* webpackChunkName: "at-rest" */ './check-for-update.ts');

/** Lets code that hears of releases check for them; does nothing until {@link checkWhileVisible} is called. */
export const releaseChecks = {
  checkNow: () => Promise.resolve(),
  /** Sets whether releases are announced, so that a check now and then is enough. */
  areTold: (_areTold: boolean) => undefined as void,
};

/**
 * Checks when the tab becomes visible, when the network is back, and about every minute in between;
 * never while the tab is hidden or offline. One check at a time.
 */
export function checkWhileVisible(check: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;
  let currentIntervalMs = intervalMs;

  function schedule(): void {
    clearTimeout(timer);
    if (isActive())
      timer = setTimeout(() => void checkNow(), currentIntervalMs + Math.random() * jitterMs);
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
  Object.assign(releaseChecks, {
    checkNow,
    areTold(areTold: boolean) {
      currentIntervalMs = areTold ? whenToldIntervalMs : intervalMs;
      if (!isChecking) schedule();
    },
  });
  schedule();
}

function isActive(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}
