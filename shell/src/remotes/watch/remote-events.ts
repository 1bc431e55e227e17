import type { RemoteEvent } from '@camp/contracts/site/telemetry';
import { remoteEventsPath, visitTokenName } from '@camp/contracts/site/telemetry-paths';

/** Time for which events are collected, in milliseconds, so that those of one page share a request. */
const gatherMs = 1_000;

/** The most events that one request may carry. */
const maxEvents = 20;
/** Characters from which they are sent: the API reads 16 kB, and one event has a stack of 2,000 at most. */
const maxText = 8_000;

let token: string | undefined;
/** Kept for a page in which a remote replaces it. */
let post = globalThis.fetch;

let gathered: RemoteEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Replaced by its value when the shell is built. */
declare const process: { env: { NODE_ENV: 'development' | 'production' } };

/**
 * Reports an event to the API: soon, or when the page is left. Nothing waits for it. In development there is no
 * release to report on, and browsers that block cookies and storage report nothing.
 */
export function report(event: RemoteEvent): void {
  if (process.env.NODE_ENV === 'development' || !navigator.cookieEnabled) return;
  gathered.push(event);
  timer ??= setTimeout(send, gatherMs);
  if (gathered.length === maxEvents || JSON.stringify(gathered).length > maxText) send();
}

/** `keepalive` lets the browser send it even after the page is gone. */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (gathered.length === 0) return;
  const body = JSON.stringify({ token, events: gathered });
  gathered = [];
  const headers = { 'content-type': 'application/json' };
  post(remoteEventsPath, { method: 'POST', headers, body, keepalive: true }).catch(() => {
    /* No one waits for it, and nothing can be done about it. */
  });
}

/** Call before any remote runs. Sends what has been collected when the page is left. */
export function flushOnLeave(): void {
  token = document.querySelector<HTMLMetaElement>(`meta[name="${visitTokenName}"]`)?.content;
  post = globalThis.fetch.bind(globalThis);
  globalThis.addEventListener('pagehide', send);
}
