import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { mayOpen } from '@camp/contracts/site/roles';
import type { Transaction } from 'sequelize';
import { type AuditEvent, writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import type { SeenVersions } from '#http/if-match.ts';
import { roleChangedMail, unverifiedMail, verifiedByStaffMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import type { MailContent } from '#mail/render-mail.ts';
import type { User } from '#models/user.ts';
import { endAllAccess } from '#sessions/end-access.ts';
import { factorsOf } from '#sessions/factors.ts';
import { isSecondFactorWaived, needsSecondFactor } from '#sessions/session-strength.ts';
import { isSuspended } from '#sessions/suspension.ts';
import { createVerificationLink } from '#tokens/mailed-token.ts';
import { openStaffAction } from './staff-action.ts';
import type { RequestedActions } from './staff-users.policy.ts';
import { presentStaffUser } from './staff-users.presenter.ts';
import { auditFactFor, changesBetween, type UserFlags } from './user-change.ts';

export interface ChangeOfUser {
  actor: { user: { id: number } };
  userId: number;
  seen: SeenVersions;
  requested: RequestedActions;
  /** The user after the change. */
  after: (now: UserFlags) => UserFlags;
  request: AuditEvent['request'];
  /** The job that it is a part of. */
  job?: number;
  /** Why, in the actor's words. */
  reason?: string | undefined;
}

type MailContext = Pick<AppContext, 'env' | 'outbox'>;

interface ChangedUser {
  user: StaffUser;
  changed: boolean;
  before: UserFlags;
}

/** Changes one user, all or nothing. A change that changes nothing leaves no audit event. */
export async function changeUser(
  context: MailContext,
  { userId, after: flagsAfter, request, job, reason, ...asked }: ChangeOfUser,
  transaction: Transaction,
): Promise<ChangedUser> {
  const { actor, target } = await openStaffAction(
    { ...asked, params: { id: userId } },
    transaction,
  );
  const { role, isPaid, isSubscriber, emailVerified } = target;
  const before = { role, isPaid, isSubscriber, emailVerified };
  const after = flagsAfter(before);
  const changes = changesBetween(before, after);
  const changed = Object.keys(changes).length > 0;
  if (!changed) return { user: presentStaffUser(target, actor), changed, before };
  await target.update(after, { transaction });
  const signsOut = await mustSignInAgain({ before, target }, transaction);
  if (signsOut) await endAllAccess(target.id, transaction);
  await notifyOfChange(context, { target, before, signsOut }, transaction);
  const who = { actorId: actor.id, targetId: target.id, request };
  const details = {
    changes,
    ...(signsOut && { sessions_ended: true as const }),
    ...(job !== undefined && { job }),
    ...(reason && { stated_reason: reason }),
  };
  const fact = auditFactFor({ requested: asked.requested, before, after, details });
  await writeAudit({ ...fact, ...who }, transaction);
  return { user: presentStaffUser(target, actor), changed, before };
}

/** Mails the person about the change, but not about a subscription: where it is bought reports that. */
async function notifyOfChange(
  { env, outbox }: MailContext,
  { target, before, signsOut }: { target: User; before: UserFlags; signsOut: boolean },
  transaction: Transaction,
): Promise<void> {
  const { id: userId, role, emailVerified } = target;
  const recipient = recipientOf(target);
  const mails: MailContent[] = [];
  if (before.emailVerified && !emailVerified) {
    const link = await createVerificationLink(env, { userId, transaction });
    mails.push(unverifiedMail(recipient, link));
  }
  const mayLogIn = emailVerified && !isSuspended(target);
  if (!before.emailVerified && mayLogIn) mails.push(verifiedByStaffMail(recipient));
  const isAboutStaff = [before.role, role].some((each) => mayOpen('moderator', each));
  if (before.role !== role && isAboutStaff)
    mails.push(roleChangedMail(recipient, { role, signsOut }));
  for (const mail of mails) await outbox.add(mail, transaction);
}

/**
 * True if a change ends the user's sessions: it does when the address becomes unconfirmed
 * (docs/decisions/sessions.md#0004), and for new staff without a second factor.
 */
async function mustSignInAgain(
  { before, target }: { before: UserFlags; target: User },
  transaction: Transaction,
): Promise<boolean> {
  if (before.emailVerified && !target.emailVerified) return true;
  if (before.role === target.role || !needsSecondFactor(target.role)) return false;
  return !isSecondFactorWaived(target) && (await factorsOf(target.id, transaction)).length === 0;
}
