/* What open pages are told by their edge (docs/decisions/0304-changes-are-told.md). */

/** Where they listen; with `?person=` and the topic that `me` told, for what changes about somebody. */
export const eventsPath = '/events';

/** Sent without data when something about the person of the topic has changed. */
export const personEvent = 'person';

/** Sent at first, and whenever something in it changes. */
export interface PageState {
  /** Of the live release; null while there is none. */
  generation: number | null;
  /** Of what is told of places; null while it is not known. */
  revision: string | null;
  /** Milliseconds since the edge heard of another revision than the one before; null if it never did. */
  changedMsAgo: number | null;
}
