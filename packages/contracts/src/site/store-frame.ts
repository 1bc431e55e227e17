/** Address of the document that shows the store in a frame (docs/decisions/site.md#0128). */
export const storeFramePath = '/store/frame';

/**
 * Permissions of the frame (`sandbox` of HTML): no more than its store needs. They do not bind the windows in which
 * payments are made.
 */
export const storeSandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Permissions of the frame on a host of its own, where it may also keep its data. */
export const ownStoreSandbox = `${storeSandbox} allow-same-origin`;

/** Messages from the frame to the page that shows it. Its sender runs a third party's script: believe nothing else. */
export type StoreMessage =
  /** One of the store's own pages (a category, a product, the cart) is on screen. */
  | { store: 'shown' }
  /** The store will not appear. */
  | { store: 'failed' }
  /** Height of its content, in CSS pixels. */
  | { store: 'height'; height: number }
  /** Text that it keeps in place of the storage and cookies that the browser refuses it; given back as its name. */
  | { store: 'kept'; text: string };

/** Most characters that are kept for it. */
export const maxStoreKept = 100_000;

/** Greatest height of the frame, in CSS pixels; longer content scrolls inside it. */
export const tallestStore = 30_000;

/** Returns the message in what another window sent; null for anything else. */
export function storeMessageIn(data: unknown): StoreMessage | null {
  if (typeof data !== 'object' || data === null || !('store' in data)) return null;
  const { store } = data;
  if (store === 'shown' || store === 'failed') return { store };
  if (store === 'kept') return keptIn(data);
  if (store !== 'height' || !('height' in data) || !isLength(data.height)) return null;
  return { store, height: Math.min(Math.ceil(data.height), tallestStore) };
}

function keptIn(data: object): StoreMessage | null {
  if (!('text' in data) || typeof data.text !== 'string') return null;
  return data.text.length <= maxStoreKept ? { store: 'kept', text: data.text } : null;
}

const isLength = (value: unknown): value is number => typeof value === 'number' && value > 0;
