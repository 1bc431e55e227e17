/* Names that the service worker and the pages agree on. An older worker may serve newer pages, so none changes. */

/** Cache of what is the same for every visitor, and of what is for the person who is signed in. */
export const siteCache = 'campbc-site';
export const personCache = 'campbc-person';

/** Page of the alerts, which is kept for everyone who has a worker. */
export const alertsPath = '/regions/british-columbia/bc_emergency_alerts';

/** Address of the list of all that extends pages. */
export const extensionsPath = '/extensions.json';

/** Key of the document that any page can start from. No page has this address. */
export const frameKey = '/offline-frame';

/** Key of the summary of what is kept for a person. */
export const summaryKey = '/offline-summary';

/** Header of each copy: when it was kept (ISO 8601). */
export const keptAtHeader = 'campbc-kept-at';

/** Question of a page to the worker: whether anything that it got was kept. */
export const markQuestion = 'campbc:mark';

/** The worker's message to a page. */
export interface WorkerMessage {
  /** Present once something that was kept has been given to this page. */
  mark?: Mark;
  /** True when a saved list is being changed. */
  isChanging?: boolean;
  /** True when the worker has been taken away, with all copies. */
  isEnded?: boolean;
}

/** A page shows something that was kept: since when, at the earliest; null where only its frame was. */
export interface Mark {
  keptAt: string | null;
  /** True once the network has answered this page again. */
  isBack: boolean;
}
