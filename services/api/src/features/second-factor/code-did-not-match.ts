import { ApiError } from '#errors/api-error.ts';

/** Answers a wrong or used code (docs/specification.md#errors-of-the-second-factor). */
export function codeDidNotMatch(): ApiError {
  const sentence =
    'That code didn’t match. Please try the newest 6-digit code from your authenticator app.';
  return new ApiError('CODE_INVALID', sentence, { fields: { code: sentence } });
}
