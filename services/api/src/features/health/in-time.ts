import { setTimeout as wait } from 'node:timers/promises';

/** Longest wait for a dependency's answer, in milliseconds. */
const answerWithinMs = 1_500;

/** Something did not answer within its time. */
export class TooLate extends Error {
  override name = 'TooLate';
}

/** What the work gives. @throws {@link TooLate} when that takes too long; the work is not stopped by it. */
export async function inTime<T>(work: Promise<T>, withinMs = answerWithinMs): Promise<T> {
  const answered = new AbortController();
  const tooLate = wait(withinMs, undefined, { signal: answered.signal }).then(() => {
    throw new TooLate(`No answer within ${withinMs / 1_000} s.`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    answered.abort();
  }
}
