import { tabStore } from '@camp/shell-api';

const storageKey = 'campbc:document-loads';

/** Number of document loads by its scripts from which a page is held back. */
const maxLoads = 5;
/** Time over which these loads are counted, in milliseconds. */
const windowMs = 10_000;

let loopedPath: string | null = null;

/** The part of the Navigation API used here; browsers without it count nothing. */
interface NavigateEvent extends Event {
  /** False for what a script has begun by itself, such as `location.reload()`. */
  userInitiated: boolean;
  destination: { sameDocument: boolean };
}

/** Call once in each document: counts the documents that scripts load from it. */
export function watchDocumentLoads(): void {
  const path = location.pathname;
  const [before, ...times] = (tabStore.read(storageKey) ?? '').split(' ');
  const since = Date.now() - windowMs;
  const recent = before === path ? times.filter((time) => Number(time) > since) : [];
  if (recent.length >= maxLoads) loopedPath = path;
  const { navigation } = globalThis as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { userInitiated, destination } = event as NavigateEvent;
    if (userInitiated || destination.sameDocument || location.pathname !== path) return;
    tabStore.write(storageKey, [path, ...recent, Date.now()].join(' '));
  });
}

/**
 * True if the page at this address is held back, because it does nothing but reload. The
 * visitor could not click on anything in between.
 */
export const isHeldBack = (): boolean => loopedPath === globalThis.location?.pathname;
