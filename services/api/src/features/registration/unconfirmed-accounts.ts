import { Op, type Sequelize, type WhereOptions } from 'sequelize';
import type { AuditAction } from '@camp/contracts/staff/audit-actions';
import { writeAudit } from '#audit/write-audit.ts';
import { sql } from '#db/sql.ts';
import { User } from '#models/user.ts';
import { lifetimes } from '#tokens/lifetimes.ts';

/** Acts that begin an account here. An account without one was brought from elsewhere, and stays. */
const beginnings = ['auth.register', 'user.invite'] as const satisfies AuditAction[];

/** Acts on an account that has no owner yet: by strangers, or by staff who invite someone. */
const doneByOthers = [
  ...beginnings,
  'auth.resend_verification',
  'auth.forgot_password',
  'auth.login_failed',
  'auth.sign_in_failed',
] as const satisfies AuditAction[];

const begunHere = sql`EXISTS (
  SELECT 1 FROM audit_log
  WHERE audit_log.target_user_id = User.id AND audit_log.action IN (${beginnings}))`;
const othersOnly = sql`NOT EXISTS (
  SELECT 1 FROM audit_log
  WHERE audit_log.target_user_id = User.id AND audit_log.action NOT IN (${doneByOthers}))`;

/**
 * Deletes a batch of accounts whose address was never confirmed, so that no one keeps an address from its owner
 * (docs/decisions/sign-in.md#0106). People who have ever signed in, or were changed by staff, stay.
 * Returns how many were deleted.
 */
export async function deleteUnconfirmed(db: Sequelize, limit: number): Promise<number> {
  const registeredBefore = new Date(Date.now() - lifetimes.unconfirmedAccount);
  const neverConfirmed = {
    emailVerified: 0,
    lastLogin: null,
    role: 'member',
    createdAt: { [Op.lt]: registeredBefore },
  } as const;
  const where = { [Op.and]: [neverConfirmed, begunHere, othersOnly] };
  const users = await User.findAll({ where, attributes: ['id'], order: ['id'], limit });
  for (const { id } of users) await deleteOne(db, { [Op.and]: [{ id }, where] });
  return users.length;
}

/** In a transaction of its own, which looks again: its owner may have come meanwhile. */
function deleteOne(db: Sequelize, where: WhereOptions): Promise<void> {
  return db.transaction(async (transaction) => {
    const user = await User.findOne({ where, lock: true, transaction });
    if (!user) return;
    const { id: targetId, username } = user;
    await user.destroy({ transaction });
    const event = {
      action: 'user.expire',
      targetId,
      details: { username },
      request: null,
    } as const;
    await writeAudit(event, transaction);
  });
}
