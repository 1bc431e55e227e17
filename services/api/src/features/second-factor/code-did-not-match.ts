import { Refusal } from '#http/refusal.ts';

/** Answers a wrong or used code (docs/specification.md#errors-of-the-second-factor). */
export function codeDidNotMatch(): Refusal {
  const sentence =
    'That code didn’t match. Please try the newest 6-digit code from your authenticator app.';
  return new Refusal('CODE_INVALID', sentence, { fields: { code: sentence } });
}
