/** Address of the document that shows the store in a frame (docs/decisions/0128-store-frame.md). */
export const storeFramePath = '/store/frame';

/**
 * What the frame may do (`sandbox` of HTML): no more than what its store needs. The windows that payments are made
 * in are not held by it.
 */
export const storeSandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** What it may do besides on a host of its own: keep what it keeps there. */
export const ownStoreSandbox = `${storeSandbox} allow-same-origin`;

/** What the frame may tell the page that shows it. Its sender runs a third party's script: believe nothing else. */
export type StoreMessage =
  /** One of the store's own pages (a category, a product, the cart) is on screen. */
  | { store: 'shown' }
  /** It will not come. */
  | { store: 'failed' }
  /** How tall its content is, in CSS pixels. */
  | { store: 'height'; height: number };

/** Tallest that a page lets the frame be; what is longer scrolls inside it. */
export const tallestStore = 30_000;

/** The message in what another window sent; null for anything else. */
export function storeMessageIn(data: unknown): StoreMessage | null {
  if (typeof data !== 'object' || data === null || !('store' in data)) return null;
  const { store } = data;
  if (store === 'shown' || store === 'failed') return { store };
  if (store !== 'height' || !('height' in data) || !isLength(data.height)) return null;
  return { store, height: Math.min(Math.ceil(data.height), tallestStore) };
}

const isLength = (value: unknown): value is number => typeof value === 'number' && value > 0;
