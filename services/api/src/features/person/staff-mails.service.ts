import type { CallResult } from '@camp/contracts/client/endpoint';
import type * as contract from '@camp/contracts/staff/person';
import type { AuditFact } from '@camp/contracts/staff/audit-actions';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { resetHeldUntil } from '#features/password/held-reset.ts';
import { addResetMail } from '#features/password/password.service.ts';
import { addVerificationMail } from '#features/registration/registration.service.ts';
import { openStaffAction, type StaffCall } from '#features/staff-users/staff-action.ts';
import type { User } from '#models/user.ts';

/** The same mail that the owner gets from “Forgot password?”. Staff never see the link. */
export const mailResetLink = (
  context: AppContext,
  call: StaffCall,
): Promise<CallResult<typeof contract.sendResetMail.admin>> =>
  mailLink(context, call, {
    event: { action: 'security.admin_reset_mail' },
    async add(user, transaction) {
      if (await resetHeldUntil(user, transaction)) throw new ApiError('CONFLICT', 'addressIsNew');
      await context.rateLimits.mails.checkResetByStaff(user.email);
      await addResetMail(context, { user, transaction });
    },
  });

export const mailVerificationLink = (
  context: AppContext,
  call: StaffCall,
): Promise<CallResult<typeof contract.sendVerificationMail.admin>> =>
  mailLink(context, call, {
    event: { action: 'security.admin_verification_mail' },
    async add(user, transaction) {
      if (user.emailVerified) throw new ApiError('CONFLICT', 'userVerified');
      await context.rateLimits.mails.checkVerificationByStaff(user.email);
      await addVerificationMail(context, { user, transaction });
    },
  });

interface Link {
  event: AuditFact & { details?: never };
  add: (user: User, transaction: Transaction) => Promise<void>;
}

function mailLink({ db }: AppContext, { request, ...asked }: StaffCall, { event, add }: Link) {
  return db.transaction(async (transaction) => {
    const requested = { actions: ['sendMail' as const] };
    const { actor, target } = await openStaffAction(
      { ...asked, requested, seen: null },
      transaction,
    );
    await add(target, transaction);
    await writeAudit({ ...event, actorId: actor.id, targetId: target.id, request }, transaction);
    return { ok: true as const };
  });
}
