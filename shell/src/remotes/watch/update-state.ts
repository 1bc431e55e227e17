/** Time for which a new version waits for a page change before it is offered, in milliseconds. */
const offerAfterMs = 600_000;

/** State of the offer to reload. Besides, the new version is taken at the next page change. */
type Offer = 'not-yet' | 'shown' | 'dismissed';

/** A version other than the open tab's own, as far as it is known. `contentId` names that version. */
export type Update = { status: 'none' } | { status: 'ready'; contentId: string; offer: Offer };

export type UpdateEvent =
  /** The live version is this tab's own, or its files do not answer. */
  | { type: 'nothing-new' }
  /** Another version is live, and its files answer. */
  | { type: 'available'; contentId: string }
  /** It could not be taken without losing something, or has waited long enough. */
  | { type: 'delayed' }
  | { type: 'dismissed' };

export const noUpdate: Update = { status: 'none' };

/** The state after an event; the same object when the event changes nothing. */
export function reduce(update: Update, event: UpdateEvent): Update {
  switch (event.type) {
    case 'nothing-new':
      return noUpdate;
    case 'available': {
      const { contentId } = event;
      if (isReady(update, contentId)) return update;
      return { status: 'ready', contentId, offer: 'not-yet' };
    }
    case 'delayed':
      return changeOffer(update, 'not-yet', 'shown');
    case 'dismissed':
      return changeOffer(update, 'shown', 'dismissed');
  }
}

/** True if exactly this version is ready to be taken. */
export function isReady(update: Update, contentId: string): boolean {
  return update.status === 'ready' && update.contentId === contentId;
}

function changeOffer(update: Update, from: Offer, to: Offer): Update {
  if (update.status === 'none' || update.offer !== from) return update;
  return { ...update, offer: to };
}

let update: Update = noUpdate;
let offerTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const readUpdate = (): Update => update;

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dispatchUpdate(event: UpdateEvent): void {
  const next = reduce(update, event);
  if (next === update) return;
  update = next;
  clearTimeout(offerTimer);
  if (next.status === 'ready' && next.offer === 'not-yet') {
    offerTimer = setTimeout(() => dispatchUpdate({ type: 'delayed' }), offerAfterMs);
  }
  for (const listener of listeners) listener();
}
