import { idParams } from '@camp/contracts/account/users';

/** The parameter that opens one entry over the log. */
export const entryParameter = 'entry';

/** The page's search with one entry opened over the log, its filter kept. */
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

/** The link to share: only to the entry, without the filter. */
export function entryLink(id: number): string {
  const address = new URL(globalThis.location.pathname, globalThis.location.origin);
  address.searchParams.set(entryParameter, String(id));
  return address.href;
}

/** The id in an address, or null when it cannot be one. */
export function idIn(text: string): number | null {
  return idParams.safeParse({ id: text }).data?.id ?? null;
}
