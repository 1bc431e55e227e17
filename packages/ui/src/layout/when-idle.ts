/** Longest wait for a quiet moment once all has loaded, in milliseconds. */
const longestWaitMs = 3_000;

/**
 * Acts once the document with all it asks for has loaded and the browser has nothing better to do, unless
 * what is returned is called before. For what makes a page nicer but must not hold up its first view.
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
