import { actsIn } from '@camp/contracts/staff/staff-acts';
import type { UserChange } from '@camp/contracts/staff/staff-users';
import type { AppContext } from '#context.ts';
import { requireStepUp } from '#http/guards.ts';
import type { Actor } from '#sessions/actor.ts';

interface ActsInput {
  actor: Actor;
  change: UserChange;
  /** Number of people that the change is about. */
  people: number;
}

/** Confirms who acts, where the table of acts asks for it (docs/decisions/staff.md#0286). */
export async function confirmActs({ actor, change }: Omit<ActsInput, 'people'>): Promise<void> {
  if (actsIn(change).some(({ stepUp }) => stepUp)) await requireStepUp(actor);
}

/**
 * Counts what a person does alone to others, so that a hundred small changes are no way around a second admin.
 * @throws {@link ApiError} RATE_LIMITED
 */
export async function countActs(
  { rateLimits }: Pick<AppContext, 'rateLimits'>,
  { actor, change, people }: ActsInput,
): Promise<void> {
  const isWeighty = actsIn(change).some(({ limit }) => limit === 'weightyActs');
  if (isWeighty) await rateLimits.weightyActs.take(actor.user.id, people);
}
