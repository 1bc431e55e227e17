import { setImmediate } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { boundedLine } from '#errors/bounded-line.ts';

/** One slow call leaves its caller another; a page that asks for more at once waits for milliseconds. */
const usualBounds = { atOnce: 2, maxWaiting: 250 };

/** The calls of one caller. */
interface Line {
  inLine: ReturnType<typeof boundedLine>;
  /** Resolves once all other callers were heard since the last of these calls began. */
  others: Promise<void>;
}

const over = Symbol('over');

/** A response whose call has its turn. */
interface TurnHolder {
  [over]?: () => void;
}

/** Ends a call's turn before its long answer is sent, so that a slow reader's other calls need not wait. */
export const endTurn = (response: Response & TurnHolder): void => response[over]?.();

/**
 * Answers a few calls of one caller at the same time, and the others after them, so that a hundred at once keep their
 * own caller waiting and no one else (docs/decisions/limits.md#0299; OWASP ASVS 5.0, 2.4.1).
 * @throws ApiError UNAVAILABLE for a caller who has too many waiting.
 */
export function takeTurns(
  callerOf: (request: Request) => string,
  bounds = usualBounds,
): RequestHandler {
  const lines = new Map<string, Line>();
  return async (request, response: Response & TurnHolder, next) => {
    const caller = callerOf(request);
    const line = lines.get(caller) ?? { inLine: boundedLine(bounds), others: Promise.resolve() };
    lines.set(caller, line);
    const hasToWait = line.inLine.tasks().running >= bounds.atOnce;
    /* Each call has a name of its own, so that the line keeps their order. */
    await line.inLine(request.id, async () => {
      if (hasToWait) await (line.others = hearOthers(line));
      if (response.destroyed) return;
      const isOver = Promise.withResolvers<void>();
      response[over] = isOver.resolve;
      response.once('close', isOver.resolve);
      next();
      await isOver.promise;
      await setImmediate();
    });
    const { running, waiting } = line.inLine.tasks();
    if (running + waiting === 0) lines.delete(caller);
  };
}

/** Calls that need nothing of others would be answered one after the other before anyone else is heard. */
async function hearOthers({ others }: Line): Promise<void> {
  await others;
  await setImmediate();
}
