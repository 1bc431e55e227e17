import { mayOpen } from '@camp/contracts/site/roles';
import type { ErrorRequestHandler, Request } from 'express';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { ApiError } from '#errors/api-error.ts';
import type { RateLimits } from '#rate-limits/rate-limits.ts';
import { actorOf } from '#sessions/actor.ts';
import { writeAudit } from '#audit/write-audit.ts';
import { ipOf } from '#client-info/client-info.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const isStaffPath = /^\/api\/(?:admin|mod)\//;
const userInPath = /^\/api\/(?:admin|mod)\/users\/(\d{1,9})(?:\/|$)/;
const longestPath = 200;

interface Parts {
  db: Sequelize;
  log: Logger;
  rateLimits: RateLimits;
}

/**
 * Records changes that staff paths refused because the caller is signed out or of too low a rank
 * (docs/decisions/staff.md#0096).
 */
export function auditDeniedRequests(parts: Parts): ErrorRequestHandler {
  return async (error: unknown, request, _response, next) => {
    const isChange = !readingMethods.has(request.method) && isStaffPath.test(request.path);
    if (!isChange || !isDenial(error)) return next(error);
    const actor = actorOf(request);
    const isStaff = actor !== null && mayOpen('moderator', actor.stored.user.role);
    /* Strangers and members do not write into the history of people they name. */
    const targetId = isStaff ? Number(userInPath.exec(request.path)?.[1]) || null : null;
    if (!actor) await parts.rateLimits.strangersRefused.check(ipOf(request));
    await auditDenial(parts, { error, request, targetId });
    next(error);
  };
}

/** True if a caller was refused what their rank does not allow. */
export const isDenial = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['UNAUTHENTICATED', 'FORBIDDEN'].includes(error.code);

interface Denial {
  error: unknown;
  request: Request;
  targetId: number | null;
}

/**
 * Writes one audit event for a refused change, in a transaction of its own, since nothing else is
 * written.
 */
export async function auditDenial(
  { db, log }: Pick<Parts, 'db' | 'log'>,
  { error, request, targetId }: Denial,
): Promise<void> {
  if (!isDenial(error)) return;
  const actorId = actorOf(request)?.user.id ?? null;
  const path = request.path.slice(0, longestPath);
  const details = { method: request.method, path, code: error.code, reason: error.message };
  await db
    .transaction((transaction) =>
      writeAudit(
        { action: 'staff.action_refused', actorId, targetId, details, request },
        transaction,
      ),
    )
    .catch((failure: unknown) => log.warn({ err: failure }, 'a refusal is not on record'));
}
