import type { CallResult } from '@camp/contracts/client/endpoint';
import { networkOf } from '@camp/contracts/site/network-of';
import type { AuditAction } from '@camp/contracts/staff/audit-actions';
import type * as contract from '@camp/contracts/staff/person';
import type { AccountLock } from '@camp/contracts/staff/person';
import { Op } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { openStaffAction } from '#features/staff-users/staff-action.ts';
import type { Call } from '#http/route.ts';
import { AuditEntry } from '#models/audit-entry.ts';
import { KnownDevice } from '#models/known-device.ts';
import { maxWrongInARow, type User } from '#models/user.ts';
import { loginWindowMs } from '#rate-limits/rate-limits.ts';

const failures = [
  'auth.sign_in_failed',
  'auth.change_password_failed',
  'security.step_up_failed',
] as const satisfies AuditAction[];

/** Number of the newest failures that are read: ten times as many as lock an account as a whole. */
const maxFailures = 1_000;

/**
 * Returns an address of each place that someone lately tried to sign in from. A limit is kept under a hash of
 * account and place, so the places are known only from the audit log; each that is locked has left entries
 * there.
 */
async function placesTried({ id }: User): Promise<string[]> {
  const entries = await AuditEntry.findAll({
    attributes: ['requestIp'],
    where: {
      targetUserId: id,
      action: { [Op.in]: [...failures] },
      createdAt: { [Op.gt]: new Date(Date.now() - loginWindowMs) },
    },
    order: [['id', 'DESC']],
    limit: maxFailures,
  });
  return [...new Map(entries.map(({ requestIp: ip }) => [networkOf(ip), ip])).values()];
}

/** Returns what keeps a person from signing in besides a suspension. */
export async function lockOf({ rateLimits }: AppContext, user: User): Promise<AccountLock> {
  const { id, username, email, wrongPasswords, wrongCodes } = user;
  const ips = await placesTried(user);
  const waits = await Promise.all([
    rateLimits.login.waitOf({ accounts: [username, email], ips }),
    rateLimits.codes.waitOf(id),
  ]);
  const longest = Math.max(...waits);
  return {
    until: longest > 0 ? new Date(Date.now() + longest).toISOString() : null,
    wrong_passwords: wrongPasswords,
    wrong_codes: wrongCodes,
    passwords_paused: wrongPasswords >= maxWrongInARow,
    codes_paused: wrongCodes >= maxWrongInARow,
  };
}

const requested = { actions: ['unlock' as const] };

/** Restarts the count of wrong passwords and codes, everywhere (docs/decisions/staff.md#0147). */
export async function liftLock(
  context: AppContext,
  { actor: caller, params, request }: Call<typeof contract.unlockPerson.admin>,
): Promise<CallResult<typeof contract.unlockPerson.admin>> {
  const user = await context.db.transaction(async (transaction) => {
    const asked = { actor: caller, params, requested, seen: null };
    const { actor, target } = await openStaffAction(asked, transaction);
    const details = { wrong_passwords: target.wrongPasswords, wrong_codes: target.wrongCodes };
    await target.update({ wrongPasswords: 0, wrongCodes: 0 }, { transaction });
    const ofTarget = { where: { userId: target.id }, transaction };
    await KnownDevice.update({ wrongPasswords: 0 }, ofTarget);
    const who = { actorId: actor.id, targetId: target.id, request };
    await writeAudit({ action: 'security.admin_unlock', ...who, details }, transaction);
    return target;
  });
  const { username, email } = user;
  const ips = await placesTried(user);
  await context.rateLimits.login.lift({ accounts: [username, email], ips });
  await context.rateLimits.codes.lift(user.id);
  return { lock: await lockOf(context, user) };
}
