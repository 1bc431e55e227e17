import {
  type Fact,
  factInEnglish,
  type PlainFact,
} from '@camp/contracts/sentences/diagnosis-facts';
import type { Check, Diagnosis } from '@camp/contracts/staff/diagnostics';
import type { Logger } from 'pino';
import { withTimeout, TimeoutError } from '#background/with-timeout.ts';
import { siteVersion } from '#site-version.ts';

/** The result of a check: one of our sentences, or a text that is the same in every language. */
export type Finding = PlainFact | Fact | { text: string };

/** Says what is wrong in words that may be shown: no secret, no host name, no path, no driver's error. */
export class CheckFailed extends Error {
  override name = 'CheckFailed';
  readonly found: PlainFact | Fact;

  constructor(found: PlainFact | Fact, options?: ErrorOptions) {
    super(inWords(found).detail, options);
    this.found = found;
  }
}

interface Look {
  name: Check['name'];
  /** Gives a fact in a few words. @throws {@link CheckFailed}, or anything else when there is no answer. */
  at: () => Promise<Finding>;
  timeoutMs?: number;
}

/** Checks whether one thing works and how long that takes. Always answers in time. */
export async function check(log: Logger, { name, at, timeoutMs }: Look): Promise<Check> {
  const startedAt = performance.now();
  const outcome = await withTimeout(at(), timeoutMs).then(
    (found) => ({ ok: true, ...inWords(found) }),
    (error: unknown) => {
      const words = inWords(reasonOf(error));
      /* The cause of a CheckFailed may repeat a secret; a driver's error does not. */
      const more = error instanceof CheckFailed ? {} : { err: error };
      log.warn({ check: name, reason: words.detail, ...more }, 'a check failed');
      return { ok: false, ...words };
    },
  );
  return { name, ms: tenths(performance.now() - startedAt), ...outcome };
}

function reasonOf(error: unknown): PlainFact | Fact {
  if (error instanceof CheckFailed) return error.found;
  return error instanceof TimeoutError ? 'tooLate' : 'noAnswer';
}

/** The English words, and which fact they state. */
export function inWords(found: Finding): Pick<Check, 'detail' | 'fact'> & { detail: string } {
  if (typeof found === 'object' && 'text' in found) return { detail: found.text };
  const fact = typeof found === 'string' ? { key: found } : found;
  return { detail: factInEnglish(fact) ?? '', fact };
}

const tenths = (ms: number) => Math.round(ms * 10) / 10;

/** All checks together: ok when each of them is. */
export function diagnosisOf(checks: Check[]): Diagnosis {
  return { ok: checks.every(({ ok }) => ok), checks, version: siteVersion };
}
