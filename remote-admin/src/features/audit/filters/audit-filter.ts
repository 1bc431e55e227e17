import { auditExportPath, auditExportQuery } from '@camp/contracts/staff/audit';
import { readQuery, withQuery, writeQuery } from '@camp/contracts/client/query-string';
import { idParams } from '@camp/contracts/account/users';
import { useSearchParams } from '@camp/shell-api';
import { entryParameter } from '#features/audit/entry/entry-address.ts';
import { paramsNow } from '#filters/params-now.ts';

/** The log's filter as the page's address holds it; an empty text filters nothing. */
export interface AuditFilter {
  q: string;
  /** Days of the reader's own calendar, such as `2026-11-21`; both belong to the range. */
  from: string;
  to: string;
  actor: string;
  target: string;
  ip: string;
  actions: readonly string[];
}

export type FilterText = Exclude<keyof AuditFilter, 'actions'>;

export const noFilter: AuditFilter = {
  q: '',
  from: '',
  to: '',
  actor: '',
  target: '',
  ip: '',
  actions: [],
};

/** Wait after the last keystroke, in milliseconds. */
export const typingPauseMs = 200;

/** True if a field's text can be asked for; the empty text always can. */
export function canAskFor(name: FilterText, text: string): boolean {
  if (text === '') return true;
  if (name === 'from' || name === 'to') return isDay(text);
  if (name === 'actor' || name === 'target') return personIn(text) !== null;
  return auditExportQuery.shape[name].safeParse(text).success;
}

/** The filter in an address; what the address gets wrong is left out. */
export function readAuditFilter(params: URLSearchParams): AuditFilter {
  const read = (name: FilterText) => {
    const text = (params.get(name) ?? '').trim();
    return canAskFor(name, text) ? text : '';
  };
  return {
    q: read('q'),
    from: read('from'),
    to: read('to'),
    actor: read('actor'),
    target: read('target'),
    ip: read('ip'),
    actions: readQuery(auditExportQuery, params).action ?? [],
  };
}

/** The address of a filter, without what is empty. */
export function writeAuditFilter({ actions, ...texts }: AuditFilter): URLSearchParams {
  return writeQuery({ ...texts, action: actions });
}

/** Number of filters that are set, without the search. */
export function filterCount({ from, to, actor, target, ip, actions }: AuditFilter): number {
  return [from || to, actor, target, ip, actions.join()].filter(Boolean).length;
}

export function isFiltered(filter: AuditFilter): boolean {
  return writeAuditFilter(filter).size > 0;
}

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

export interface FilterControls {
  filter: AuditFilter;
  /** For a choice: Back undoes it. */
  change: (change: Partial<AuditFilter>) => void;
  /** For typed text: Back undoes all of it at once, however many pauses the typing had. */
  type: (name: FilterText, text: string) => void;
}

/** The filter in the page's address. */
export function useAuditFilter(): FilterControls {
  const [params, setParams] = useSearchParams();

  function write(filter: AuditFilter, options: { replace: boolean }) {
    const next = writeAuditFilter(filter);
    const entry = paramsNow().get(entryParameter);
    if (entry !== null) next.set(entryParameter, entry);
    setParams(next, { ...options, preventScrollReset: true });
  }

  return {
    filter: readAuditFilter(params),
    change: (change) => write({ ...readAuditFilter(paramsNow()), ...change }, { replace: false }),
    type: (name, text) => {
      const now = readAuditFilter(paramsNow());
      if (now[name] !== text) write({ ...now, [name]: text }, { replace: now[name] !== '' });
    },
  };
}
