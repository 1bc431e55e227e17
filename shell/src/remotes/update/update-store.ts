import { afterwards, type Happening, noUpdate, type Update } from './update-state.ts';

/** How long a new version waits for a page change before it is offered, in milliseconds. */
const offerAfterMs = 600_000;

let update: Update = noUpdate;
let waiting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const readUpdate = (): Update => update;

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellUpdate(happening: Happening): void {
  const next = afterwards(update, happening);
  if (next === update) return;
  update = next;
  clearTimeout(waiting);
  if (next.status === 'ready' && next.offer === 'not-yet') {
    waiting = setTimeout(() => tellUpdate({ type: 'waits' }), offerAfterMs);
  }
  for (const listener of listeners) listener();
}
