/* News that open pages get from their edge (docs/decisions/api.md#0304). */

/** Path at which they listen; with `?person=` and the topic from `me` also for changes about that person. */
export const eventsPath = '/events';

/** Sent without data when something about the person of the topic has changed. */
export const personEvent = 'person';

/** Sent without data to staff who see releases when one was refused, or visitors fare otherwise with what is live. */
export const releasesEvent = 'releases';

/** Sent at first, and whenever something in it changes. */
export interface PageState {
  /** Of the live release; null while there is none. */
  generation: number | null;
  /** Of the answers about places; null while it is not known. */
  revision: string | null;
  /** Milliseconds since the edge heard of another revision than the one before; null if it never did. */
  changedMsAgo: number | null;
}
