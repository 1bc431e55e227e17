import type { Refusal } from '#gate/refusal.ts';

export type ReleaseErrorCode =
  | 'BROKEN_CANDIDATE'
  | 'HASH_MISMATCH'
  | 'BAD_SIGNATURE'
  | 'VERSION_TAKEN'
  | 'INCOMPLETE_RELEASE'
  | 'NO_SUCH_GENERATION'
  | 'GENERATION_MOVED'
  | 'NOTHING_LIVE'
  | 'NO_CANARY'
  | 'PRERENDER_FAILED'
  | 'REFUSED'
  | 'STORAGE_FAILED'
  | 'NO_CONDITIONAL_WRITES'
  | 'BAD_SETTING'
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
