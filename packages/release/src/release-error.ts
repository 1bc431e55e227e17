import type { Refusal } from '#gate/refusal.ts';

export type ReleaseErrorCode =
  | 'BROKEN_CANDIDATE'
  | 'HASH_MISMATCH'
  | 'BAD_SIGNATURE'
  | 'STALE_DOCUMENT'
  | 'WRONG_KEY'
  | 'NO_KEY'
  | 'UNSIGNED_BUILD'
  | 'VERSION_TAKEN'
  | 'INCOMPLETE_RELEASE'
  | 'NO_SUCH_GENERATION'
  | 'NO_SUCH_APP'
  | 'GENERATION_MOVED'
  | 'NOTHING_LIVE'
  | 'NO_CANARY'
  | 'WHICH_CANARY'
  | 'APP_IN_CANARY'
  | 'TOO_MANY_CANARIES'
  | 'BASE_MOVED'
  | 'NO_SUCH_VERSION'
  | 'PRERENDER_FAILED'
  | 'REFUSED'
  | 'NO_BROWSER'
  | 'STORAGE_FAILED'
  | 'NO_CONDITIONAL_WRITES'
  | 'BAD_SETTING'
  | 'TOO_MANY_SETTINGS'
  | 'CONTENDED';

/** A refusal of the release store: a code for programs, a sentence for the person who publishes. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly code: ReleaseErrorCode;
  /** Every reason of the gate. */
  readonly refusals: readonly Refusal[] | undefined;

  constructor(
    code: ReleaseErrorCode,
    message: string,
    { refusals, ...options }: ErrorOptions & { refusals?: readonly Refusal[] } = {},
  ) {
    super(message, options);
    this.code = code;
    this.refusals = refusals;
  }
}
