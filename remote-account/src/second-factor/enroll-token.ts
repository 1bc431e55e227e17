import { tabStore } from '@camp/shell-api';

/* The token that allows setting up a second factor: in an address, and kept in this tab. */

/** Names that the token may have in the address. The first one with a value wins. */
const names = ['enroll_token', 'token', 't'] as const;

export function tokenIn(params: URLSearchParams): string | null {
  return names.map((name) => params.get(name)).find(Boolean) ?? null;
}

export function withoutToken(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of names) rest.delete(name);
  return rest;
}

const key = 'campbc:enroll-token';

/** Keeps the token for this tab, so that it survives a reload of the enrollment page. */
export function keepEnrollToken(token: string): void {
  tabStore.write(key, token);
}

export function keptEnrollToken(): string | null {
  return tabStore.read(key) || null;
}

export function forgetEnrollToken(): void {
  tabStore.remove(key);
}
