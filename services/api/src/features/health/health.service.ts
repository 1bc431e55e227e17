import { setTimeout as wait } from 'node:timers/promises';
import { unavailable } from '#http/error-handler.ts';
import type { Services } from '#services.ts';

/** Longest wait for a dependency's answer, in milliseconds. */
const answerWithinMs = 1_500;

/** @throws Refusal UNAVAILABLE unless the database and, where configured, Redis answer in time. */
export async function requireDependencies({ db, redis }: Services): Promise<void> {
  const checks = [db.query('SELECT 1'), ...(redis ? [redis.ping()] : [])];
  const tooLate = wait(answerWithinMs, undefined, { ref: false }).then(() => {
    throw new Error('No answer in time.');
  });
  try {
    await Promise.race([Promise.all(checks), tooLate]);
  } catch (cause) {
    throw unavailable(cause);
  }
}
