import { auditExportPath, auditExportQuery } from '@camp/contracts/staff/audit';
import {
  type QueryForm,
  readQuery,
  withQuery,
  writeQuery,
} from '@camp/contracts/client/query-string';
import { idParams } from '@camp/contracts/account/users';
import type { QueryState } from '@camp/staff/filters/useQueryState';

const texts = ['q', 'from', 'to', 'actor', 'target', 'ip'] as const;

export type FilterText = (typeof texts)[number];

/**
 * The log's filter as the page's address holds it; an empty text filters nothing. `from` and `to` are days of the
 * reader's own calendar, such as `2026-11-21`; both belong to the range.
 */
export interface AuditFilter extends Record<FilterText, string> {
  actions: readonly string[];
}

export type FilterControls = QueryState<AuditFilter>;

/** Wait after the last keystroke, in milliseconds. */
export const typingPauseMs = 200;

/** True if a field's text can be asked for; the empty text always can. */
export function canAskFor(name: FilterText, text: string): boolean {
  if (text === '') return true;
  if (name === 'from' || name === 'to') return isDay(text);
  if (name === 'actor' || name === 'target') return personIn(text) !== null;
  return auditExportQuery.shape[name].safeParse(text).success;
}

/** The filter as it is typed, which is not how the API takes it. */
export const auditForm: QueryForm<AuditFilter> = {
  read(params) {
    const given = texts.map((name) => [name, (params.get(name) ?? '').trim()] as const);
    const kept = given.map(([name, text]) => [name, canAskFor(name, text) ? text : '']);
    return {
      ...(Object.fromEntries(kept) as Record<FilterText, string>),
      actions: readQuery(auditExportQuery, params).action ?? [],
    };
  },
  write: ({ actions, ...others }) => writeQuery({ ...others, action: actions }),
};

/** The filter as the API takes it: days become the moments at which the first starts and the last ends. */
export function filterQuery({ from, to, actor, target, actions, q, ip }: AuditFilter) {
  return {
    ...(q && { q }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: startOfDay(to, 1) }),
    ...personQuery('actor', actor),
    ...personQuery('target', target),
    ...(ip && { ip }),
    ...(actions.length > 0 && { action: [...actions] }),
  };
}

/** A person as the API takes them: an id, or a username after an @; null if the text is neither. */
function personIn(text: string): string | number | null {
  const id = idParams.safeParse({ id: text }).data?.id;
  if (id !== undefined) return id;
  return /^@?(?=.*[a-z_])[\w.]{1,40}$/i.test(text) ? `@${text.replace(/^@/, '')}` : null;
}

function personQuery<Name extends 'actor' | 'target'>(name: Name, text: string) {
  const person = personIn(text);
  return (person === null ? {} : { [name]: person }) as Partial<Record<Name, string | number>>;
}

/** Address where the server streams all entries that match a filter. The server also names the file. */
export function exportAddress(filter: AuditFilter): string {
  return withQuery(auditExportPath, writeQuery(filterQuery(filter)));
}

/** Midnight in the reader's time zone; a day is not always 24 hours long. */
function startOfDay(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** The first digits of a year make an early date while it is typed; the log starts after 2000. */
function isDay(text: string): boolean {
  return /^[2-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
