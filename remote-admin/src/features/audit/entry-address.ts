/** Name of the parameter that opens one entry over the log. */
export const entryParameter = 'entry';

/** The page's search with one entry opened over the log as it is narrowed now. */
export function withEntry(params: URLSearchParams, id: number): string {
  const next = new URLSearchParams(params);
  next.set(entryParameter, String(id));
  return `?${next}`;
}

export function withoutEntry(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(entryParameter);
  return next;
}

/** The link that is handed on: to the entry alone, whatever the log was narrowed to. */
export function entryLink(id: number): string {
  const address = new URL(globalThis.location.pathname, globalThis.location.origin);
  address.searchParams.set(entryParameter, String(id));
  return address.href;
}

/** The id an address names, or null when it cannot be one. */
export function idIn(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
