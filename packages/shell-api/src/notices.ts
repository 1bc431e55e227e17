import { refuse } from './refuse.ts';

const tones = ['info', 'success', 'warning', 'danger'] as const;

export interface Notice {
  readonly id: number;
  readonly tone: (typeof tones)[number];
  readonly text: string;
  /** True if it stays until it is dismissed: for events while no one was looking. */
  readonly stays: boolean;
}

const shownForMs = 6_000;
/** Most notices at once, as more do not fit a window: the oldest leave. */
const maxShown = 5;
const longestText = 500;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Notice[]) {
  notices = Object.freeze(next);
  for (const listener of listeners) {
    try {
      listener();
    } catch (error) {
      reportError(error);
    }
  }
}

interface NewNotice extends Omit<Notice, 'id' | 'stays'> {
  stays?: boolean;
}

/**
 * Shows a short message above the page; unless it stays, it leaves by itself after 6 s.
 * @throws TypeError for anything but a text of at most 500 characters in one of the four tones.
 */
export function notify(notice: NewNotice): void {
  const { tone, text, stays = false } = checked(notice);
  lastId += 1;
  const id = lastId;
  replace([...notices, Object.freeze({ id, tone, text, stays })].slice(-maxShown));
  if (!stays) leaveLater(id);
}

let isHeld = false;

/** Dismisses a notice after a while; if someone reads it then, it waits for another while (WCAG 2.2.1). */
function leaveLater(id: number): void {
  setTimeout(() => (isHeld ? leaveLater(id) : dismissNotice(id)), shownForMs);
}

/** Keeps the notices on screen until `releaseNotices`: a pointer or the focus is on them. */
export function holdNotices(): void {
  isHeld = true;
}

export function releaseNotices(): void {
  isHeld = false;
}

/** Checks a notice here, because the shell draws it: a wrong one has to fail in the remote's own code. */
function checked(notice: NewNotice): NewNotice {
  if (typeof notice !== 'object' || notice === null) refuse('notify takes { tone, text }', notice);
  if (!tones.includes(notice.tone)) refuse(`A notice’s tone is ${tones.join(', ')}`, notice.tone);
  const { text } = notice;
  if (typeof text !== 'string' || text === '' || text.length > longestText) {
    refuse(`A notice’s text has 1 to ${longestText} characters`, text);
  }
  return notice;
}

export function dismissNotice(id: number): void {
  replace(notices.filter((notice) => notice.id !== id));
}

export function readNotices(): readonly Notice[] {
  return notices;
}

export function subscribeToNotices(listener: () => void): () => void {
  if (typeof listener !== 'function') refuse('subscribeToNotices takes a function', listener);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
