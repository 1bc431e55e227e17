import { type ApiError, wrongField } from '#errors/api-error.ts';

/** Answers a wrong or used code (docs/specification.md#errors-of-the-second-factor). */
export function codeDidNotMatch(): ApiError {
  return wrongField('code', 'codeWrong', 'CODE_INVALID');
}
