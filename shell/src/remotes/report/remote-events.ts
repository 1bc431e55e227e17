import { type RemoteEvent, remoteEventsPath } from '@camp/contracts/telemetry';

/** How long events are gathered, in milliseconds: those of one page go in one message. */
const gatherMs = 1_000;

/** As many as one message may carry. */
const mostEvents = 20;

let gathered: RemoteEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Replaced by its value when the shell is built. */
declare const process: { env: { NODE_ENV: 'development' | 'production' } };

/**
 * Tells the API how a remote fares: soon, or as the page is left. Nothing waits for it. In development
 * there is no release that it could be told of.
 */
export function report(event: RemoteEvent): void {
  if (process.env.NODE_ENV === 'development') return;
  gathered.push(event);
  timer ??= setTimeout(send, gatherMs);
  if (gathered.length === mostEvents) send();
}

/** The browser sends it even when the page is gone by then. */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (gathered.length === 0) return;
  const body = JSON.stringify({ events: gathered });
  gathered = [];
  const headers = { 'content-type': 'application/json' };
  fetch(remoteEventsPath, { method: 'POST', headers, body, keepalive: true }).catch(() => {
    /* Nobody waits for it, and nothing can be done. */
  });
}

/** Sends what is left when the page is left. */
export function reportAtTheEnd(): void {
  globalThis.addEventListener('pagehide', send);
}
