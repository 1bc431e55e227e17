import type * as account from '@camp/contracts/account';
import { writeAudit } from '#audit/write-audit.ts';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import { apiErrors } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { User } from '#models/user.ts';
import type { AppContext } from '#context.ts';

const attributeOf = {
  display_name: 'displayName',
  avatar_url: 'avatarUrl',
  location: 'location',
  bio: 'bio',
} as const satisfies Record<string, keyof User>;

type Field = keyof typeof attributeOf;
const fields = Object.keys(attributeOf) as Field[];

/** Changes what was sent of the caller's own profile; the audit row names the fields, not what they say. */
export async function changeProfile(
  { db }: AppContext,
  { actor, params, body, request }: Call<typeof account.updateProfile>,
) {
  if (actor.user.id !== params.id) throw apiErrors.forbidden();
  const { id } = actor.user;
  const user = await db.transaction(async (transaction) => {
    const found = await User.findByPk(id, { lock: true, transaction });
    if (!found) throw apiErrors.signInFirst();
    const changed = fields.filter(
      (field) => body[field] !== undefined && body[field] !== found[attributeOf[field]],
    );
    if (changed.length === 0) return found;
    for (const field of changed) found[attributeOf[field]] = body[field] ?? null;
    await found.save({ transaction });
    const details = { fields: changed };
    const who = { actorId: id, targetId: id, request };
    await writeAudit({ action: 'account.update', ...who, details }, transaction);
    return found;
  });
  return { user: presentOwnUser(user) };
}
