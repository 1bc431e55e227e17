/** Names the token may have in the address. The first with a value wins. */
const names = ['enroll_token', 'token', 't'] as const;

export function tokenIn(params: URLSearchParams): string | null {
  return names.map((name) => params.get(name)).find(Boolean) ?? null;
}

export function withoutToken(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of names) rest.delete(name);
  return rest;
}
