/**
 * Aborts when this process is told to end: by a signal, however often, or because whoever started
 * it is gone.
 */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    process.on(name, () => stop.abort());
  }
  return stop.signal;
}
