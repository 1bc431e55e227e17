/** Longest wait for a quiet moment once everything has loaded, in milliseconds. */
const longestWaitMs = 3_000;

/**
 * Acts once the document and its resources have loaded and the browser is idle, unless the returned function is
 * called before. For extras of a page that must not hold up its first view.
 */
export function whenIdle(act: () => void): () => void {
  let cancel: () => void;
  const wait = () => (cancel = inQuietMoment(act));
  if (document.readyState === 'complete') cancel = inQuietMoment(act);
  else {
    addEventListener('load', wait, { once: true });
    cancel = () => removeEventListener('load', wait);
  }
  return () => cancel();
}

function inQuietMoment(act: () => void): () => void {
  /* Not in Safari. */
  if (typeof globalThis.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: longestWaitMs });
  return () => cancelIdleCallback(request);
}
