import { ApiError } from '@camp/shell-api';
import { sentenceOf } from '#forms/failure.ts';

/** What a refused registration says (specification, section 8, "Register"). */
export function registerFailureOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 409) {
    return 'That email or username is already in use.';
  }
  return sentenceOf(error, 'Registration failed.');
}
