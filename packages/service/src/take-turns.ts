import { setImmediate } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import PQueue from 'p-queue';

interface Options {
  callerOf: (request: Request) => string;
  /** Maximum number of calls of one caller that have their turn at the same time. */
  atOnce: number;
  maxWaiting: number;
  /** End of a call's turn. Calls whose turns end as they begin are answered side by side, any number of them. */
  until: 'answered' | 'begun';
  /** Handles a call of a caller who has too many waiting. */
  whenFull: RequestHandler;
}

/** The calls of one caller. */
interface Line {
  calls: PQueue;
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
 * Lets a few calls of one caller begin at the same time, and of the others one in each turn of the event loop, so that
 * a hundred at once keep their own caller waiting and no one else (docs/decisions/limits.md#0299; OWASP
 * ASVS 5.0, 2.4.1). A call that comes alone does not wait.
 */
export function takeTurns({
  callerOf,
  atOnce,
  maxWaiting,
  until,
  whenFull,
}: Options): RequestHandler {
  const lines = new Map<string, Line>();
  return async (request, response, next) => {
    const caller = callerOf(request);
    const line = lines.get(caller) ?? {
      calls: new PQueue({ concurrency: atOnce }),
      others: Promise.resolve(),
    };
    const { calls } = line;
    if (calls.size >= maxWaiting) return whenFull(request, response, next);
    lines.set(caller, line);
    const hasToWait = calls.pending >= atOnce;
    await calls.add(async () => {
      if (hasToWait) await (line.others = hearOthers(line));
      if (response.destroyed) return;
      const answered = until === 'answered' ? endOf(response) : null;
      next();
      await answered;
      await setImmediate();
    });
    if (calls.pending + calls.size === 0) lines.delete(caller);
  };
}

/** Calls that need nothing of others would begin one after the other before anyone else is heard. */
async function hearOthers({ others }: Line): Promise<void> {
  await others;
  await setImmediate();
}

/** Resolves when a call is answered, its caller has gone, or its turn is ended. */
function endOf(response: Response & TurnHolder): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  response[over] = resolve;
  response.once('close', resolve);
  return promise;
}
