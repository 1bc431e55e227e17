import type * as auth from '@camp/contracts/account/auth';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { AuditAction } from '@camp/contracts/staff/audit-actions';
import type { Request } from 'express';
import { Op, type Sequelize, type Transaction, type WhereOptions } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { sql } from '#db/sql.ts';
import { ApiError } from '#errors/api-error.ts';
import type { OpenCall } from '#http/route.ts';
import { MailedToken } from '#models/mailed-token.ts';
import { User } from '#models/user.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { hashOfToken } from '#tokens/random-token.ts';

/** Id of no account. */
const nobodysId = 0;

/** Acts that begin an account here. An account without one was brought from elsewhere, and stays. */
const beginnings = ['auth.register', 'user.invite'] as const satisfies AuditAction[];

/** Acts on an account that has no owner yet: by strangers, or by staff who invite someone. */
const doneByOthers = [
  ...beginnings,
  'user.invited_again',
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

/** An invitation that was sent again holds for its own seven days. */
const noOpenInvitation = () => sql`NOT EXISTS (
  SELECT 1 FROM mailed_tokens
  WHERE mailed_tokens.user_id = User.id AND purpose = 'invite' AND used_at IS NULL
    AND expires_at > ${new Date()})`;

const neverUsed = {
  [Op.and]: [{ emailVerified: 0, lastLogin: null, role: 'member' as const }, begunHere, othersOnly],
};

/**
 * Deletes a batch of accounts whose address was never confirmed, so that no one keeps an address from its owner
 * (docs/decisions/sign-in.md#0106). People who have ever signed in, or were changed by staff, stay.
 * Returns how many were deleted.
 */
export async function deleteUnconfirmed(db: Sequelize, limit: number): Promise<number> {
  const createdAt = { [Op.lt]: new Date(Date.now() - lifetimes.unconfirmedAccount) };
  const where = { [Op.and]: [{ createdAt }, neverUsed, noOpenInvitation()] };
  const users = await User.findAll({ where, attributes: ['id'], order: ['id'], limit });
  for (const { id } of users) {
    const unused = { [Op.and]: [{ id }, where] };
    /* In a transaction of its own, which looks again: its owner may have come meanwhile. */
    await db.transaction((transaction) =>
      deleteUnused({ where: unused, action: 'user.expire', request: null }, transaction),
    );
  }
  return users.length;
}

/** Takes a registration back, by the token that it was answered with (docs/decisions/sign-in.md#0342). */
export function withdrawRegistration(
  { db }: AppContext,
  { body, request }: OpenCall<typeof auth.withdrawRegistration>,
): Promise<CallResult<typeof auth.withdrawRegistration>> {
  const unspent = { [Op.gt]: new Date() };
  const token = { hash: hashOfToken(body.token), purpose: 'withdraw', expiresAt: unspent } as const;
  return db.transaction(async (transaction) => {
    const found = await MailedToken.findOne({ where: token, transaction });
    const where = { [Op.and]: [{ id: found?.userId ?? nobodysId }, neverUsed] };
    const action = 'auth.withdraw_registration';
    const isDeleted = await deleteUnused({ where, action, request }, transaction);
    if (!isDeleted) throw new ApiError('CONFLICT', 'registrationKept');
    return { ok: true, message: 'The account is deleted. Its name and address are free again.' };
  });
}

interface Deletion {
  where: WhereOptions;
  action: 'user.expire' | 'auth.withdraw_registration';
  request: Request | null;
}

/** Returns whether there was such an account. */
async function deleteUnused(
  { where, action, request }: Deletion,
  transaction: Transaction,
): Promise<boolean> {
  const user = await User.findOne({ where, lock: true, transaction });
  if (!user) return false;
  const { id: targetId, username } = user;
  await user.destroy({ transaction });
  await writeAudit({ action, targetId, details: { username }, request }, transaction);
  return true;
}
