/** What the log is narrowed to, as the page's address says it; an empty text narrows nothing. */
export interface AuditFilter {
  q: string;
  /** Days of the reader's own calendar, such as `2026-11-21`; both are part of the range. */
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

/** Most actions the server takes at once. */
export const mostActions = 20;

const shapes: Record<FilterText, (text: string) => boolean> = {
  q: (text) => text.length <= 200,
  from: isDay,
  to: isDay,
  actor: isId,
  target: isId,
  ip: (text) => text.length <= 45,
};

/** Whether a field's text can be asked for; the empty text always can. */
export function canAskFor(name: FilterText, text: string): boolean {
  return text === '' || shapes[name](text);
}

/** The filter an address asks for; whatever it gets wrong is left out. */
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
    actions: [...new Set(params.getAll('action'))]
      .filter((action) => action !== '' && action.length <= 60)
      .slice(0, mostActions),
  };
}

/** The address of a filter, without what goes without saying. */
export function writeAuditFilter({ actions, ...texts }: AuditFilter): URLSearchParams {
  const named = Object.entries(texts).filter(([, text]) => text !== '');
  return new URLSearchParams([...named, ...actions.map((action) => ['action', action])]);
}

export function isNarrowed(filter: AuditFilter): boolean {
  return writeAuditFilter(filter).size > 0;
}

/** The filter as the API takes it: the days become the moments at which they begin and have ended. */
export function filterQuery({ from, to, actor, target, actions, q, ip }: AuditFilter) {
  return {
    ...(q && { q }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: startOfDay(to, 1) }),
    ...(actor && { actor: Number(actor) }),
    ...(target && { target: Number(target) }),
    ...(ip && { ip }),
    ...(actions.length > 0 && { action: [...actions] }),
  };
}

/** Midnight in the reader's own time zone; a day is not always 24 hours long. */
function startOfDay(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** While a year is typed, its first digits make an early date; the log has none before 2000. */
function isDay(text: string): boolean {
  return /^[2-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}
