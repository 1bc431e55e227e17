import { ApiCallError } from '@camp/shell-api';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';

export type LoginFailure =
  | { kind: 'refused'; text: string }
  /** The account exists but its address is not verified: the mail can be sent again. */
  | { kind: 'unverified'; text: string };

/** What a refused sign-in says (docs/specification.md#errors-of-signing-in). */
export function loginFailureOf(error: unknown, fallback: string): LoginFailure {
  const text = sentenceOf(error, fallback);
  const isUnverified =
    error instanceof ApiCallError &&
    (error.code === 'EMAIL_NOT_VERIFIED' || /verify/i.test(error.message));
  return { kind: isUnverified ? 'unverified' : 'refused', text };
}
