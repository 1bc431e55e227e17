import { logout, refresh } from '@camp/contracts/account/session';
import type { Request } from 'express';
import type { RateLimits } from '#rate-limits/rate-limits.ts';
import type { Actor } from '#sessions/actor.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Callers over the limit may still sign out, and their session goes on meanwhile. */
const unlimited = new Set([logout.path, refresh.path]);

/**
 * Bounds what one account writes, since most changes leave an audit event, and the log is never
 * shortened (docs/decisions/limits.md#0043).
 */
export const limitChanges =
  ({ rateLimits }: { rateLimits: RateLimits }) =>
  async (actor: Actor, request: Request): Promise<void> => {
    const isChange = !readingMethods.has(request.method);
    if (isChange && !unlimited.has(request.baseUrl + request.path)) {
      await rateLimits.changes.check(actor.user.id);
    }
  };
