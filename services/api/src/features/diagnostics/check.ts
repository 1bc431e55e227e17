import { brand } from '@camp/contracts/brand';
import type { Check, Diagnosis } from '@camp/contracts/diagnostics';
import type { Logger } from 'pino';
import { withTimeout, TimeoutError } from '#background/with-timeout.ts';

/** What is not well, in words that may be shown: no secret, no host name, no path, no driver's error. */
export class CheckFailed extends Error {
  override name = 'CheckFailed';
}

interface Look {
  name: Check['name'];
  /** Gives a fact in a few words. @throws {@link CheckFailed}, or anything else when there is no answer. */
  at: () => Promise<string | null>;
  withinMs?: number;
}

/** Looks at one thing: whether it is well and how long it took; always answers in time. */
export async function check(log: Logger, { name, at, withinMs }: Look): Promise<Check> {
  const startedAt = performance.now();
  const outcome = await withTimeout(at(), withinMs).then(
    (detail) => ({ ok: true, detail }),
    (error: unknown) => {
      const detail = factIn(error);
      /* What an unwell server said itself may repeat a secret; a driver's error does not. */
      const more = error instanceof CheckFailed ? {} : { err: error };
      log.warn({ check: name, reason: detail, ...more }, 'a check failed');
      return { ok: false, detail };
    },
  );
  return { name, ms: tenths(performance.now() - startedAt), ...outcome };
}

function factIn(error: unknown): string {
  if (error instanceof CheckFailed) return error.message;
  return error instanceof TimeoutError ? 'It did not answer in time.' : 'It does not answer.';
}

const tenths = (ms: number) => Math.round(ms * 10) / 10;

const version = /[\d.]+$/.exec(brand.versionText)?.[0] ?? '';

/** All checks together: well when each of them is. */
export function diagnosisOf(checks: Check[]): Diagnosis {
  return { ok: checks.every(({ ok }) => ok), checks, version };
}
