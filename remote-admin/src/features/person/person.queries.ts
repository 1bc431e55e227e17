import type { CallResult } from '@camp/contracts/client/endpoint';
import { addNote, deleteNote, listNotes } from '@camp/contracts/staff/notes';
import { readHistory, readMails, readPerson } from '@camp/contracts/staff/person';
import { api, ApiCallError, queryOptions, retryDuringOutage } from '@camp/shell-api';
import { pagesOf } from '@camp/staff/list/pages-of';
import type { StaffScope } from '@camp/staff/staff-scope';

export type Person = CallResult<typeof readPerson.admin>;

/** Properties of what shows one person, to staff of one scope. */
export interface PersonProps {
  person: Person;
  scope: StaffScope;
}

/** Starts the key of everything about one person. */
export const personKey = (id: number) => ['admin', 'person', id] as const;

/** One person; null if they do not exist, or no longer do. */
export const personQuery = (scope: StaffScope, id: number) =>
  queryOptions({
    queryKey: [...personKey(id), 'facts', scope],
    queryFn: async ({ signal }): Promise<Person | null> => {
      if (!Number.isInteger(id) || id <= 0) return null;
      try {
        return await api(readPerson[scope], { params: { id }, signal });
      } catch (error) {
        if (error instanceof ApiCallError && error.status === 404) return null;
        throw error;
      }
    },
    refetchInterval: retryDuringOutage,
  });

export const historyQuery = (scope: StaffScope, id: number) =>
  pagesOf({
    key: [...personKey(id), 'history', scope],
    of: readHistory[scope],
    params: { id },
  });

/** Time between refetches while a mail is on its way, in milliseconds. */
const refreshAfterMs = 5_000;

export const mailsQuery = (id: number) =>
  pagesOf({
    key: [...personKey(id), 'mails'],
    of: readMails,
    params: { id },
    refreshAfter(pages) {
      const mails = pages.flatMap((page) => page.mails);
      const isOnItsWay = mails.some(({ state }) => state === 'queued' || state === 'sending');
      return isOnItsWay && refreshAfterMs;
    },
  });

export const notesQuery = (scope: StaffScope, id: number) =>
  pagesOf({
    key: [...personKey(id), 'notes', scope],
    of: listNotes[scope],
    params: { id },
  });

export const writeNote = (scope: StaffScope, id: number, text: string) =>
  api(addNote[scope], { params: { id }, body: { text } });

export const removeNote = (scope: StaffScope, id: number, note: number) =>
  api(deleteNote[scope], { params: { id, note } });
