export type ReleaseErrorCode =
  | 'BROKEN_CANDIDATE'
  | 'HASH_MISMATCH'
  | 'BAD_SIGNATURE'
  | 'VERSION_TAKEN'
  | 'INCOMPLETE_RELEASE'
  | 'NO_SUCH_GENERATION'
  | 'NOTHING_LIVE'
  | 'NO_CANARY'
  | 'PRERENDER_FAILED'
  | 'CONTENDED';

/** A refusal of the release store: a code for programs, a sentence for the person who publishes. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
