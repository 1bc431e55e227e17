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

/** The secret in an otpauth address (Key Uri Format); empty when there is none. */
export function setupKeyIn(otpauth: string): string {
  if (!URL.canParse(otpauth)) return '';
  return new URL(otpauth).searchParams.get('secret') ?? '';
}
