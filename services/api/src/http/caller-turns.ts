import { takeTurns } from '@camp/service/take-turns';
import type { Request, RequestHandler } from 'express';
import { unavailable } from './error-handler.ts';

/**
 * Answers calls of one caller in turns: one slow call leaves its caller another, and a page that asks for more at once
 * waits for milliseconds. @throws ApiError UNAVAILABLE for a caller who has too many waiting.
 */
export const takeCallerTurns = (callerOf: (request: Request) => string): RequestHandler =>
  takeTurns({
    callerOf,
    atOnce: 2,
    maxWaiting: 250,
    until: 'answered',
    whenFull: () => {
      throw unavailable();
    },
  });
