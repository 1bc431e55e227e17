import type { readSourceLines } from '@camp/contracts/staff/source-lines';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { TimeoutError, withTimeout } from '#background/with-timeout.ts';
import { ApiError } from '#errors/api-error.ts';
import { boundedLine } from '#errors/bounded-line.ts';
import { type BuildCheck, linesOf, type SourceLines } from './source-lines.ts';

const answerTimeoutMs = 3_000;
/** Builds of a stack that are looked for: the shell, a page, and what others add to it. */
const maxBuilds = 4;

interface Options {
  /** Null where nothing is published, as in development. */
  sources: Pick<SourceLines, 'of'> | null;
  isPublished: (app: string, version: string) => Promise<boolean>;
  timeoutMs?: number;
}

interface Input {
  stack: string;
  userId: number;
}

/**
 * Returns a function that finds lines of our sources for staff, one stack at a time. It throws UNAVAILABLE when that
 * takes too long.
 */
export function sourceLinesReader({
  sources,
  isPublished,
  timeoutMs = answerTimeoutMs,
}: Options): (input: Input) => Promise<CallResult<typeof readSourceLines>> {
  const inLine = boundedLine({ atOnce: 1, maxWaiting: 20 });
  return async ({ stack, userId }) => {
    if (!sources) return { stack, found: 0 };
    const read = () => withTimeout(sources.of(stack, onceForEach(isPublished)), timeoutMs);
    const lines = await inLine(String(userId), read).catch(refuseLate);
    const before = linesOf(stack);
    const found = lines.filter((line, index) => line !== before[index]).length;
    return { stack: lines.join('\n'), found };
  };
}

function refuseLate(error: unknown): never {
  if (!(error instanceof TimeoutError)) throw error;
  throw new ApiError('UNAVAILABLE', 'unavailable', { cause: error, retryAfter: 5 });
}

/** Looks for each build once, and for no more than a page can have. */
function onceForEach(isPublished: Options['isPublished']): BuildCheck {
  const asked = new Map<string, Promise<boolean>>();
  return ({ name, version }) => {
    const key = `${name}/${version}`;
    const known = asked.get(key);
    if (known || asked.size >= maxBuilds) return known ?? false;
    const answer = isPublished(name, version);
    asked.set(key, answer);
    return answer;
  };
}
