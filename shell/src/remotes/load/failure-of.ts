import type { Failure, Reason } from './remote-status.ts';

/** A failure whose reason is known where it is thrown. */
export class KnownFailure extends Error {
  override name = 'KnownFailure';
  readonly failure: Failure;

  constructor(failure: Failure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** Returns why a remote's exposed module, or one of its pages, could not be fetched or started. */
export function failureOf(error: unknown, step: 'module' | 'page'): Failure {
  if (error instanceof KnownFailure) return error.failure;
  const message = error instanceof Error ? error.message : String(error);
  if (isOfEntry(message)) return { phase: 'entry', reason: entryReason(message) };
  if (/does not satisfy the requirement/.test(message)) return { phase: step, reason: 'shared' };
  return { phase: step, reason: isOfChunk(error) ? chunkReason(error) : 'threw' };
}

/** Error codes of the federation runtime: no exports, no `init`, no script, `init` failed. */
const isOfEntry = (message: string) => /#RUNTIME-0(?:01|02|08|15)\b/.test(message);

function entryReason(message: string): Reason {
  if (message.includes('#RUNTIME-008')) {
    if (message.includes('ScriptExecutionError')) return 'threw';
    if (message.includes('does not vouch for')) return 'integrity';
    return message.includes('timed out') ? 'timeout' : 'network';
  }
  return message.includes('#RUNTIME-015') ? 'threw' : 'not-a-script';
}

/** Error of the bundler's runtime for a script or stylesheet that does not load. */
interface ChunkLoadError extends Error {
  /** The event's type; `missing` for a script that ran without defining its chunk. */
  type: 'error' | 'missing' | 'timeout';
}

export function isOfChunk(error: unknown): error is ChunkLoadError {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function chunkReason({ type, message }: ChunkLoadError): Reason {
  if (type === 'timeout') return 'timeout';
  if (/css chunk/i.test(message)) return 'style';
  return type === 'missing' ? 'not-a-script' : 'network';
}
