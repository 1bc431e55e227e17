import type { CallResult } from '@camp/contracts/endpoint';
import type * as contract from '@camp/contracts/staff-second-factor';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { openStaffAction, type StaffAction } from '#features/admin-users/staff-action.ts';
import { endAllAccess } from '#features/devices/end-access.ts';
import { isExcepted } from '#features/second-factor/exception.ts';
import type { Call } from '#http/route.ts';
import { recipientOf } from '#mail/recipient.ts';
import { twoFactorPausedMail } from '#mail/security-mails.ts';
import type { AppContext } from '#context.ts';
import { lifetimes } from '#sessions/limits.ts';
import { presentSecondFactor } from './staff-second-factor.presenter.ts';

/**
 * Waives somebody's second factor for seven days, or ends the waiver
 * (docs/decisions/0018-second-factor-waiver.md).
 */
export function overrideFactor(
  context: AppContext,
  { actor, params, body, request }: Call<typeof contract.overrideSecondFactor>,
): Promise<CallResult<typeof contract.overrideSecondFactor>> {
  return context.db.transaction(async (transaction) => {
    const wish = { actions: ['overrideSecondFactor' as const] };
    const people = await openStaffAction({ actor, params, wish }, transaction);
    const turn = body.enabled ? turnOn : turnOff;
    const deed = await turn(people, { context, transaction });
    const who = { actorId: people.actor.id, targetId: people.target.id, request };
    if (deed) await writeAudit({ ...deed, ...who }, transaction);
    return presentSecondFactor(people.target, transaction);
  });
}

interface Context {
  context: AppContext;
  transaction: Transaction;
}

/** Seven days from now, also where it was on already. */
async function turnOn({ actor, target }: StaffAction, { context, transaction }: Context) {
  const until = new Date(Date.now() + lifetimes.twofaOverride);
  await target.update({ twofaOverrideUntil: until, twofaOverrideBy: actor.id }, { transaction });
  await context.outbox.add(twoFactorPausedMail(recipientOf(target), until), transaction);
  return { action: 'security.override_on', details: { until: until.toISOString() } };
}

/** The sessions end with the exception, since they may have begun without the second factor. */
async function turnOff({ target }: StaffAction, { transaction }: Context) {
  if (!isExcepted(target)) return null;
  await target.update({ twofaOverrideUntil: null, twofaOverrideBy: null }, { transaction });
  await endAllAccess(target.id, transaction);
  return { action: 'security.override_off', details: { sessions_ended: true } };
}
