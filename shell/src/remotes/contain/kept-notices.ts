import { notify, readNotices, tabStore } from '@camp/shell-api';

const storageKey = 'campbc:notices';

/** Call when the document goes: its notices stay on screen in the next one. */
export function keepNotices(): void {
  const notices = readNotices().map(({ tone, text, stays }) => ({ tone, text, stays }));
  if (notices.length > 0) tabStore.write(storageKey, JSON.stringify(notices));
}

/** Call once in each document: shows what the one before has kept. */
export function showKeptNotices(): void {
  const kept = tabStore.read(storageKey);
  if (kept === null) return;
  tabStore.remove(storageKey);
  try {
    for (const notice of JSON.parse(kept) as Parameters<typeof notify>[0][]) notify(notice);
  } catch {
    /* Other code has written there: nothing is lost but a notice. */
  }
}
