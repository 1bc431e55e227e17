import type { Request } from 'express';
import { originOf } from '#client-info/client-info.ts';
import type { AppContext } from '#context.ts';
import { requireStepUp } from '#http/guards.ts';
import type { Actor } from '#sessions/actor.ts';

interface Reading {
  actor: Actor;
  request: Request;
  /** Number of rows about people in the answer. */
  people: number;
}

/**
 * Counts the people who are read about, before the answer shows them
 * (docs/decisions/staff.md#0288).
 * @throws {@link ApiError} STEP_UP_REQUIRED or RATE_LIMITED where that is more than staff need in an hour.
 */
export async function countPeopleRead(
  { rateLimits, peopleRead }: Pick<AppContext, 'rateLimits' | 'peopleRead'>,
  { actor, request, people }: Reading,
): Promise<void> {
  if (people === 0) return;
  const { id: actorId } = actor.stored.user;
  const isUsual = await rateLimits.peopleRead.take(actorId, people);
  if (!isUsual) await requireStepUp(actor);
  peopleRead.add({ actorId, people, request: originOf(request) });
}
