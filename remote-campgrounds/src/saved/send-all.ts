import { changeList, readList, removePlace, savePlace } from '@camp/contracts/places/saved-places';
import { api, ApiCallError, loadQueries, notify, shownUser } from '@camp/shell-api';
import { currentLanguage } from '@camp/ui/i18n/language';
import {
  type Change,
  endWaiting,
  nextOf,
  savedKey,
  update,
  type WaitingChange,
} from './waiting-changes.ts';
import { messages } from './waiting-messages.ts';

/** Keeps why a change was refused: it is shown until its owner discards it. */
export const keepRefusal = (
  person: number,
  { id, error }: { id: string; error: ApiCallError },
): Promise<boolean> => {
  const { message, status, code, sentence } = error;
  const refusal = { message, status, code, ...(sentence && { sentence }) };
  return update(person, (changes) =>
    changes.map((change) => (change.id === id ? { ...change, refusal } : change)),
  );
};

interface Report {
  /** Number of changes that were made. */
  sent: number;
  /** Names of the places whose notes had been changed elsewhere, too. */
  merged: string[];
}

/** Sends what waits, in order, and says so. */
export async function sendAll(person: number): Promise<void> {
  const { sent, merged } = await sendEach(person);
  const texts = messages[currentLanguage()];
  if (sent > 0) notify({ tone: 'success', text: texts.sent({ count: sent }) });
  for (const name of merged) notify({ tone: 'info', text: texts.merged({ name }), stays: true });
  const { client } = await loadQueries();
  await client.invalidateQueries({ queryKey: savedKey });
}

/** Stops where no answer comes, or where someone else is signed in; a change that is refused stays, and is passed over. */
async function sendEach(person: number): Promise<Report> {
  const report: Report = { sent: 0, merged: [] };
  for (let next = nextOf(person); next; next = nextOf(person)) {
    try {
      report.merged.push(...(await send(next, person)));
      report.sent += 1;
    } catch (error) {
      if (!(error instanceof ApiCallError) || !isRefusal(error)) return report;
      await keepRefusal(person, { id: next.id, error });
      continue;
    }
    await endWaiting(person, next.id);
  }
  return report;
}

/** Answers that another time, or another session, may change. */
const laterStatuses = new Set([401, 403, 408, 425, 429]);

const isRefusal = ({ status, code }: ApiCallError) =>
  status >= 400 && status < 500 && !laterStatuses.has(status) && code !== 'USER_MISMATCH';

/** @returns the name of the place, if its note had been changed elsewhere. */
async function send(change: WaitingChange, person: number): Promise<string[]> {
  const others = change.act === 'save' ? await othersNote(change) : null;
  /* Calls are made for who is signed in by now. */
  if (shownUser.id !== person) throw new Error('Someone else is signed in.');
  const { list } = change;
  if (change.act === 'change') {
    await api(changeList, { params: { list }, body: change.body });
    return [];
  }
  const { slug, name } = change;
  if (change.act === 'remove') {
    await api(removePlace, { params: { list, slug } });
    return [];
  }
  const { note = '' } = change.body;
  const body = others === null ? change.body : { ...change.body, note: `${others}\n\n${note}` };
  await api(savePlace, { params: { list, slug }, body });
  return others === null ? [] : [name];
}

/** Returns the note that a place was given elsewhere since this one was written; null if there is none. */
async function othersNote(change: Extract<Change, { act: 'save' }>): Promise<string | null> {
  const { list, slug, seen, body } = change;
  if (seen === undefined || body.note === undefined) return null;
  const { entries } = (await api(readList, { params: { list } })).list;
  const now = entries.find((entry) => entry.slug === slug)?.note ?? '';
  return ['', seen, body.note].includes(now) ? null : now;
}
