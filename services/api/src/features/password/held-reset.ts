import { Op, type Transaction } from 'sequelize';
import { actsLately, changedAddress, dayAfter } from '#audit/acts-lately.ts';
import { User } from '#models/user.ts';
import { noPassword } from '#secrets/password.ts';

/**
 * Returns until when no link for a new password is mailed, because staff below an admin have given the account
 * another address: the owner, who is notified at the old one, has a day to object. Null where a link is mailed.
 */
export async function resetHeldUntil(
  { id: targetId, passwordHash }: User,
  transaction: Transaction,
): Promise<Date | null> {
  if (passwordHash === noPassword) return null;
  const edits = await actsLately({ targetId, actions: ['user.edit'] }, transaction);
  for (const edit of edits.filter(changedAddress)) {
    const where = { id: edit.actorUserId ?? 0, role: { [Op.eq]: 'admin' } };
    if ((await User.count({ where, transaction })) === 0) return dayAfter(edit);
  }
  return null;
}
