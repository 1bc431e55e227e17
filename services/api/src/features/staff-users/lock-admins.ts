import type { Transaction } from 'sequelize';
import { User } from '#models/user.ts';
import { isSuspended } from '#sessions/suspension.ts';

/**
 * The ids of all admins who may sign in, with all admins locked until the transaction ends, always in
 * the same order. Code that may remove or suspend an admin locks them all first, so that the last two
 * cannot do it to each other at the same moment (docs/decisions/staff.md#0020), and so that
 * no deadlock arises.
 */
export async function lockAdmins(transaction: Transaction): Promise<number[]> {
  const admins = await User.findAll({
    attributes: ['id', 'suspendedAt', 'suspendedUntil'],
    where: { role: 'admin' },
    order: ['id'],
    lock: true,
    transaction,
  });
  return admins.filter((admin) => !isSuspended(admin)).map(({ id }) => id);
}

/** True if this is the last person who can make admins. */
export function isLastAdmin(id: number, adminIds: number[]): boolean {
  return adminIds.length === 1 && adminIds[0] === id;
}
