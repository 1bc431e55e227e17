/** Aborts when this process is asked to stop: by a signal, any number of times, or when its parent is gone. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    process.on(name, () => stop.abort());
  }
  return stop.signal;
}
