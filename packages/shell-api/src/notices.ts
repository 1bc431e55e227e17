export interface Notice {
  id: number;
  tone: 'info' | 'success' | 'warning' | 'danger';
  text: string;
}

const shownForMs = 6_000;
let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Notice[]) {
  notices = next;
  for (const listener of listeners) listener();
}

interface NewNotice extends Omit<Notice, 'id'> {
  /** Stays until it is dismissed: for what happened while nobody was looking. */
  stays?: boolean;
}

/** Shows a short message above the page; unless it stays, it leaves by itself after 6 s. */
export function notify({ tone, text, stays = false }: NewNotice): void {
  lastId += 1;
  const id = lastId;
  replace([...notices, { id, tone, text }]);
  if (!stays) setTimeout(() => dismissNotice(id), shownForMs);
}

export function dismissNotice(id: number): void {
  replace(notices.filter((notice) => notice.id !== id));
}

export function readNotices(): readonly Notice[] {
  return notices;
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
