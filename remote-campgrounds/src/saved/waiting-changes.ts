import { waitingKey } from '@camp/contracts/site/waiting-changes';
import { type ApiCallError, browserStore } from '@camp/shell-api';
import { useSyncExternalStore } from 'react';

/** Starts the key of every query about saved places. */
export const savedKey = ['saved-places'];

/** A list by its id; `own` is the one without a name. */
export type ListId = number | 'own';

/** A change of saved places. It may be sent later: it is one person's own, and made twice it is the same. */
export type Change = { list: ListId } & (
  | {
      act: 'save';
      slug: string;
      name: string;
      body: { note?: string; position?: number };
      /** The note that was changed, as its owner saw it. */
      seen?: string;
    }
  | { act: 'remove'; slug: string; name: string }
  | { act: 'change'; body: { name?: string; order?: string[] } }
);

export type WaitingChange = Change & {
  id: string;
  /** The API's answer, where it has refused the change. */
  refusal?: ConstructorParameters<typeof ApiCallError>[0];
};

/** Fired on the window when what waits has changed in this tab. */
const changedEvent = 'campbc:waiting-changed';

const none: readonly WaitingChange[] = [];

let latest = { text: null as string | null, person: 0, changes: none };

/** Returns the changes of a person that wait, in the order in which they are sent. */
export function waitingOf(person: number | null): readonly WaitingChange[] {
  const text = browserStore.read(waitingKey);
  if (text !== latest.text) latest = { text, ...parsed(text) };
  return latest.person === person ? latest.changes : none;
}

/** Returns the change that is to be sent next. */
export const nextOf = (person: number) => waitingOf(person).find(({ refusal }) => !refusal);

/** Passes over what no page of ours has written: other programs may write into the same storage. */
function parsed(text: string | null): { person: number; changes: readonly WaitingChange[] } {
  const [, person, changes = ''] = /^(\d+) (\[.*\])$/s.exec(text ?? '') ?? [];
  return { person: Number(person), changes: itemsIn(changes).filter(isWaitingChange) };
}

function itemsIn(text: string): unknown[] {
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    return [];
  }
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const isAbsentOr = (type: 'string' | 'number', value: unknown) =>
  value === undefined || typeof value === type;

function isWaitingChange(value: unknown): value is WaitingChange {
  if (!isObject(value)) return false;
  const { id, list, refusal } = value;
  const isInList = list === 'own' || typeof list === 'number';
  return isText(id) && isInList && isRefusal(refusal) && isChange(value);
}

const isRefusal = (value: unknown) =>
  value === undefined ||
  (isObject(value) &&
    isText(value['message']) &&
    isText(value['code']) &&
    typeof value['status'] === 'number');

function isChange({ act, slug, name, seen, body }: Fields): boolean {
  if (act === 'change') return isBody(body);
  if (!isText(slug) || !isText(name)) return false;
  return act === 'remove' || (act === 'save' && isBody(body) && isAbsentOr('string', seen));
}

function isBody(body: unknown): boolean {
  if (!isObject(body)) return false;
  const { note, name, position, order = [] } = body;
  const areTexts = isAbsentOr('string', note) && isAbsentOr('string', name);
  return areTexts && isAbsentOr('number', position) && Array.isArray(order) && order.every(isText);
}

export const useWaiting = (person: number | null): readonly WaitingChange[] =>
  useSyncExternalStore(
    subscribe,
    () => waitingOf(person),
    () => none,
  );

/** Other tabs write as well. */
function subscribe(listener: () => void): () => void {
  const events = ['storage', changedEvent];
  for (const event of events) globalThis.addEventListener(event, listener);
  return () => {
    for (const event of events) globalThis.removeEventListener(event, listener);
  };
}

type Next = (changes: readonly WaitingChange[]) => readonly WaitingChange[];

/**
 * Changes what waits, one tab at a time; another person's changes end. Returns false where storage is blocked or full:
 * then it is in this tab's memory only.
 */
export function update(person: number, next: Next): Promise<boolean> {
  return navigator.locks.request(waitingKey, () => {
    const changes = next(waitingOf(person));
    const isKept = write(changes.length > 0 ? `${person} ${JSON.stringify(changes)}` : null);
    globalThis.dispatchEvent(new Event(changedEvent));
    return isKept;
  });
}

function write(text: string | null): boolean {
  if (text !== null) return browserStore.write(waitingKey, text);
  browserStore.remove(waitingKey);
  return true;
}

/** Lets a change wait, with one of the same place or list that waits already; false where nothing can be kept. */
export async function keepWaiting(person: number, change: Change): Promise<boolean> {
  let before = none;
  const isThere = await update(person, (changes) => {
    before = changes;
    const same = changes.find((other) => isOfSame(other, change));
    const id = crypto.randomUUID();
    return [...changes.filter((other) => other !== same), { ...merged(same, change), id }];
  });
  if (!isThere) await update(person, () => before);
  return isThere;
}

/** True if a change that waits is of the same place in the same list, or of the same list as a whole. */
export const isOfSame = (waiting: WaitingChange, change: Change): boolean =>
  !waiting.refusal && waiting.list === change.list && slugOf(waiting) === slugOf(change);

const slugOf = (change: Change) => (change.act === 'change' ? null : change.slug);

function merged(before: Change | undefined, change: Change): Change {
  if (before?.act === 'save' && change.act === 'save')
    return { ...change, ...before, body: { ...before.body, ...change.body } };
  if (before?.act === 'change' && change.act === 'change')
    return { ...change, body: { ...before.body, ...change.body } };
  return change;
}

/** Takes a change away, because it has been sent or because its owner says so. */
export const endWaiting = (person: number, id: string) =>
  update(person, (changes) => changes.filter((change) => change.id !== id));
