import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tabStore } from './page-store.ts';
import { refuse } from './refuse.ts';
import { useSession } from './session.ts';

const storageKey = 'campbc:drafts';

/** Most letters of one draft: a browser keeps 5 million for the whole site. */
const maxLetters = 20_000;

interface KeptDrafts {
  person: number;
  drafts: Record<string, unknown>;
}

/** Content that the page on screen would lose, each part under its name. */
const sources = new Map<string, () => unknown>();

/**
 * Returns the draft that the end of the session interrupted under this name, for the same person in the same tab;
 * undefined if there is none. Check the draft: an older build may have kept it
 * (docs/decisions/sessions.md#0092).
 */
export function useDraft(name: string): unknown {
  if (typeof name !== 'string') refuse('A draft has a name', name);
  const { session } = useSession();
  const person = session.status === 'signed-in' ? session.user.id : null;
  const [found] = useState(() => (person === null ? undefined : readDraft(name, person)));

  useEffect(() => removeDraft(name, person), [name, person]);

  return found;
}

/** Says what to keep under this name if the session ends while the page is there; null is nothing. */
export function useKeptDraft(name: string, current: () => unknown): void {
  if (typeof current !== 'function') refuse('A draft is kept by a function', current);
  const latest = useRef(current);

  useLayoutEffect(() => {
    latest.current = current;
  });
  useLayoutEffect(() => {
    sources.set(name, () => latest.current());
    return () => void sources.delete(name);
  }, [name]);
}

/**
 * Keeps the drafts on the page for a person whose session has ended, or who has been replaced by another. Call it
 * before the page goes. If the page has none, drafts kept for another person stay.
 */
export function keepDrafts(person: number): void {
  const drafts: KeptDrafts['drafts'] = {};
  for (const [name, current] of sources) {
    const draft = attempt(current);
    if (draft === undefined || draft === null) continue;
    if (JSON.stringify(draft).length <= maxLetters) drafts[name] = draft;
  }
  if (Object.keys(drafts).length > 0 || readKept()?.person === person) write({ person, drafts });
}

/** Forgets drafts of anyone other than the person who has signed in. */
export function dropOthersDrafts(person: number): void {
  if (readKept()?.person !== person) tabStore.remove(storageKey);
}

function attempt(current: () => unknown): unknown {
  try {
    return current();
  } catch (error) {
    reportError(error);
    return null;
  }
}

function readDraft(name: string, person: number): unknown {
  const kept = readKept();
  return kept?.person === person ? kept.drafts[name] : undefined;
}

function removeDraft(name: string, person: number | null): void {
  const kept = readKept();
  if (kept?.person !== person) return;
  const { [name]: _gone, ...drafts } = kept.drafts;
  write({ ...kept, drafts });
}

function readKept(): KeptDrafts | null {
  return JSON.parse(tabStore.read(storageKey) ?? 'null') as KeptDrafts | null;
}

function write(kept: KeptDrafts): void {
  if (Object.keys(kept.drafts).length === 0) return tabStore.remove(storageKey);
  tabStore.write(storageKey, JSON.stringify(kept));
}
