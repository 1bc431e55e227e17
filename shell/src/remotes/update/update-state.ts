/** Whether a new version is offered for reloading, beside being taken at the next page change. */
type Offer = 'not-yet' | 'shown' | 'dismissed';

/** What an open tab knows of a version other than its own. `contentId` names that version. */
export type Update = { status: 'none' } | { status: 'ready'; contentId: string; offer: Offer };

export type Happening =
  /** Live now is this tab's own version, or one whose files do not answer. */
  | { type: 'nothing-to-take' }
  /** Another version is live, and its files answer. */
  | { type: 'answers'; contentId: string }
  /** It could not be taken without losing something, or has waited long enough. */
  | { type: 'waits' }
  | { type: 'dismissed' };

export const noUpdate: Update = { status: 'none' };

/** What follows when something happens; the same state when nothing does. */
export function afterwards(update: Update, happening: Happening): Update {
  switch (happening.type) {
    case 'nothing-to-take':
      return noUpdate;
    case 'answers': {
      const { contentId } = happening;
      if (isReady(update, contentId)) return update;
      return { status: 'ready', contentId, offer: 'not-yet' };
    }
    case 'waits':
      return offering(update, 'not-yet', 'shown');
    case 'dismissed':
      return offering(update, 'shown', 'dismissed');
  }
}

/** Whether just this version may be taken already. */
export function isReady(update: Update, contentId: string): boolean {
  return update.status === 'ready' && update.contentId === contentId;
}

function offering(update: Update, from: Offer, to: Offer): Update {
  if (update.status === 'none' || update.offer !== from) return update;
  return { ...update, offer: to };
}
