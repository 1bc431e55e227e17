import { browserStore } from '@camp/shell-api';

const timeoutMs = 14_400_000;
const checkIntervalMs = 60_000;

/** Activity is recorded at most this often. */
const resolutionMs = 10_000;

const activities = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const;
const storageKey = 'campbc:last-activity';

/**
 * Calls back after four hours without mouse, key, scroll or touch in any tab of this site; checks every
 * minute. Returns the function that stops it.
 */
export function onInactivity(callBack: () => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true, capture: true };
  noteActivity();
  for (const activity of activities) window.addEventListener(activity, noteActivity, options);
  const timer = setInterval(() => {
    if (Date.now() - lastActivity() >= timeoutMs) callBack();
  }, checkIntervalMs);
  return () => {
    controller.abort();
    clearInterval(timer);
  };
}

function noteActivity(): void {
  const now = Date.now();
  if (now - lastActivity() >= resolutionMs) browserStore.write(storageKey, String(now));
}

function lastActivity(): number {
  return Number(browserStore.read(storageKey) ?? 0);
}
