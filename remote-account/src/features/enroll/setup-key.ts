/** The secret in an authenticator's address (Key Uri Format); empty when there is none. */
export function setupKeyIn(otpauth: string): string {
  if (!URL.canParse(otpauth)) return '';
  return new URL(otpauth).searchParams.get('secret') ?? '';
}
