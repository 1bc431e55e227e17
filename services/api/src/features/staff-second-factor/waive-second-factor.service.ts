import type { AuditFact } from '@camp/contracts/audit-actions';
import type { CallResult } from '@camp/contracts/endpoint';
import type * as contract from '@camp/contracts/staff-second-factor';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { openStaffAction, type StaffAction } from '#features/staff-users/staff-action.ts';
import { endAllAccess } from '#sessions/end-access.ts';
import { isSecondFactorWaived } from '#features/second-factor/waiver.ts';
import type { Call } from '#http/route.ts';
import { recipientOf } from '#mail/recipient.ts';
import { secondFactorWaivedMail } from '#mail/security-mails.ts';
import type { AppContext } from '#context.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { presentSecondFactor } from './staff-second-factor.presenter.ts';

/**
 * Waives somebody's second factor for seven days, or ends the waiver
 * (docs/decisions/0018-second-factor-waiver.md).
 */
export function setWaiver(
  context: AppContext,
  { actor, params, body, request }: Call<typeof contract.waiveSecondFactor>,
): Promise<CallResult<typeof contract.waiveSecondFactor>> {
  return context.db.transaction(async (transaction) => {
    const requested = { actions: ['waiveSecondFactor' as const] };
    const people = await openStaffAction({ actor, params, requested }, transaction);
    const turn = body.enabled ? turnOn : turnOff;
    const event = await turn(people, { context, transaction });
    const who = { actorId: people.actor.id, targetId: people.target.id, request };
    if (event) await writeAudit({ ...event, ...who }, transaction);
    return presentSecondFactor(people.target, transaction);
  });
}

interface Context {
  context: AppContext;
  transaction: Transaction;
}

/** Seven days from now, also where it was on already. */
async function turnOn(
  { actor, target }: StaffAction,
  { context, transaction }: Context,
): Promise<AuditFact> {
  const until = new Date(Date.now() + lifetimes.secondFactorWaiver);
  await target.update(
    { secondFactorWaivedUntil: until, secondFactorWaivedBy: actor.id },
    { transaction },
  );
  await context.outbox.add(secondFactorWaivedMail(recipientOf(target), until), transaction);
  return { action: 'security.override_on', details: { until: until.toISOString() } };
}

/** The sessions end with the waiver, since they may have begun without the second factor. */
async function turnOff(
  { target }: StaffAction,
  { transaction }: Context,
): Promise<AuditFact | null> {
  if (!isSecondFactorWaived(target)) return null;
  await target.update(
    { secondFactorWaivedUntil: null, secondFactorWaivedBy: null },
    { transaction },
  );
  await endAllAccess(target.id, transaction);
  return { action: 'security.override_off', details: { sessions_ended: true } };
}
