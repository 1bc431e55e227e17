import { ApiCallError, notify, shownUser } from '@camp/shell-api';
import { currentLanguage } from '@camp/ui/i18n/language';
import { messages } from './messages.ts';
import { type Change, isOfSame, keepWaiting, nextOf, waitingOf } from './waiting-changes.ts';

/* Changes of saved places that are made without a network wait for it (docs/decisions/federation.md#0345). */

/** Name of the lock of the tab that sends, and wait before it tries again, in milliseconds. */
const sendingLock = 'campbc:sending-changes';
const retryAfterMs = 30_000;

/**
 * Makes a change, or lets it wait where no answer comes; the result is null then. One of the same place or list that
 * waits goes first.
 * @throws as the call does, where it is refused or nothing can be kept
 */
export async function sendOrWait<Answer>(
  change: Change,
  call: () => Promise<Answer>,
): Promise<Answer | null> {
  const { id: person } = shownUser;
  if (person === null || !('locks' in navigator)) return call();
  const isAfterAnother = waitingOf(person).some((other) => isOfSame(other, change));
  if (isAfterAnother && (await keepWaiting(person, change))) {
    void sendWaiting();
    return null;
  }
  try {
    const answer = await call();
    void sendWaiting();
    return answer;
  } catch (error) {
    if (codeOf(error) !== 'NETWORK' || !(await keepWaiting(person, change))) throw error;
    notify({ tone: 'info', text: messages[currentLanguage()].waits });
    sendLater();
    return null;
  }
}

const codeOf = (error: unknown) => (error instanceof ApiCallError ? error.code : null);

let timer: ReturnType<typeof setTimeout> | undefined;

function sendLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaiting(), retryAfterMs);
}

/** Sends in order what waits for the person who is signed in. One tab does, and the others see it. */
export async function sendWaiting(person = shownUser.id): Promise<void> {
  if (person === null || !navigator.onLine || !nextOf(person)) return;
  const loaded = await loadSending();
  await navigator.locks.request(sendingLock, { ifAvailable: true }, (lock) =>
    lock && loaded ? loaded.sendAll(person) : undefined,
  );
  if (nextOf(person)) sendLater();
}

/** Null where it does not come. */
const loadSending = () =>
  import(/* webpackChunkName: "waiting" */ './send-all.ts').catch(() => null);

/* The shell loads this code on any page where a change waits. */
if (typeof document !== 'undefined') {
  globalThis.addEventListener('online', () => void sendWaiting());
  void sendWaiting();
}
