import { Refusal } from '#http/refusal.ts';

/** Said of a wrong or used code of the second factor (specification, section 8). */
export function codeDidNotMatch(): Refusal {
  const sentence =
    'That code didn’t match. Please try the newest 6-digit code from your authenticator app.';
  return new Refusal('CODE_INVALID', sentence, { fields: { code: sentence } });
}
