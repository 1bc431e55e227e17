import type * as account from '@camp/contracts/account/account';
import { profileFields } from '@camp/contracts/account/profile-fields';
import { writeAudit } from '#audit/write-audit.ts';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import { apiErrors } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { profileAttributes, User } from '#models/user.ts';
import type { AppContext } from '#context.ts';

/** Changes the fields of the caller's profile that were sent. The audit event names them, but not what they say. */
export async function changeProfile(
  { db }: AppContext,
  { actor, params, body, request }: Call<typeof account.updateProfile>,
) {
  if (actor.user.id !== params.id) throw apiErrors.forbidden();
  const { id } = actor.user;
  const user = await db.transaction(async (transaction) => {
    const found = await User.findByPk(id, { lock: true, transaction });
    if (!found) throw apiErrors.signInFirst();
    const changed = profileFields.filter(
      (field) => body[field] !== undefined && body[field] !== found[profileAttributes[field]],
    );
    if (changed.length === 0) return found;
    for (const field of changed) found[profileAttributes[field]] = body[field] ?? null;
    await found.save({ transaction });
    const details = { fields: changed };
    const who = { actorId: id, targetId: id, request };
    await writeAudit({ action: 'account.update', ...who, details }, transaction);
    return found;
  });
  return { user: presentOwnUser(user) };
}
