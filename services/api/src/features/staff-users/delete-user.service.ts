import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { openStaffAction, type StaffCall } from './staff-action.ts';

/**
 * Deletes a user for good, with sessions and factors. The audit log keeps id and name
 * (docs/decisions/0022-permanent-deletion.md).
 */
export async function deleteOneUser({ db }: AppContext, { request, ...call }: StaffCall) {
  await db.transaction(async (transaction) => {
    const requested = { actions: ['delete' as const] };
    const { actor, target } = await openStaffAction({ ...call, requested }, transaction);
    const { id: targetId, username } = target;
    await target.destroy({ transaction });
    const who = { actorId: actor.id, targetId };
    await writeAudit(
      { action: 'user.delete', ...who, details: { username }, request },
      transaction,
    );
  });
  return { ok: true as const };
}
