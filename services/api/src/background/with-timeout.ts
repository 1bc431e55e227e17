import { setTimeout as wait } from 'node:timers/promises';

/** Time limit for the answer of a dependency, in milliseconds. */
const answerTimeoutMs = 1_500;

/** Thrown when work takes too long. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Returns the result of the work. @throws {@link TimeoutError} when it takes too long; the work itself goes on. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs = answerTimeoutMs): Promise<T> {
  const answered = new AbortController();
  const tooLate = wait(timeoutMs, undefined, { signal: answered.signal }).then(() => {
    throw new TimeoutError(`No answer within ${timeoutMs / 1_000} s.`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    answered.abort();
  }
}
