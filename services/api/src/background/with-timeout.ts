import { setTimeout as wait } from 'node:timers/promises';

/** Longest wait for a dependency's answer, in milliseconds. */
const answerWithinMs = 1_500;

/** Something did not answer within its time. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** What the work gives. @throws {@link TimeoutError} when that takes too long; the work is not stopped by it. */
export async function withTimeout<T>(work: Promise<T>, withinMs = answerWithinMs): Promise<T> {
  const answered = new AbortController();
  const tooLate = wait(withinMs, undefined, { signal: answered.signal }).then(() => {
    throw new TimeoutError(`No answer within ${withinMs / 1_000} s.`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    answered.abort();
  }
}
