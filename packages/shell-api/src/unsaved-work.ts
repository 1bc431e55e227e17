import { useLayoutEffect } from 'react';
import { refuse } from './refuse.ts';

/** One question to the visitor, shown by the shell. */
interface LeaveQuestion {
  answer: (choice: 'leave' | 'stay') => void;
}

/** Parts of the page that hold something unsaved. */
const holders = new Set<object>();
const listeners = new Set<() => void>();
let question: LeaveQuestion | null = null;
let asking: Promise<boolean> | null = null;

/**
 * Asks before the page is left while something on it is not saved: by a link, Back, a reload or a sign-out
 * (docs/decisions/documents.md#0093).
 */
export function useUnsavedWork(isUnsaved: boolean): void {
  if (typeof isUnsaved !== 'boolean') refuse('Work is unsaved or not: true or false', isUnsaved);

  /* Gone in the same commit as the page, so that nothing asks on behalf of a page that has left. */
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const holder = {};
    holders.add(holder);
    notifyListeners();
    return () => {
      holders.delete(holder);
      notifyListeners();
    };
  }, [isUnsaved]);
}

export const isWorkUnsaved = (): boolean => holders.size > 0;

export const readLeaveQuestion = (): LeaveQuestion | null => question;

/** Calls back when there is unsaved work, when there is none any more, and when a question comes or goes. */
export function subscribeToUnsavedWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves to true if the page may be left; asks the visitor if something on it is not saved. */
export function askToLeave(): Promise<boolean> {
  if (!isWorkUnsaved() || listeners.size === 0) return Promise.resolve(true);
  asking ??= new Promise((resolve) => {
    question = { answer: (choice) => settle(choice === 'leave', resolve) };
    notifyListeners();
  });
  return asking;
}

function settle(isLeaving: boolean, resolve: (isLeaving: boolean) => void): void {
  if (isLeaving) holders.clear();
  question = null;
  asking = null;
  notifyListeners();
  resolve(isLeaving);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
