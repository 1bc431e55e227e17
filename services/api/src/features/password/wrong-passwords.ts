import type { Request } from 'express';
import type { Transaction } from 'sequelize';
import type { AppContext } from '#context.ts';
import { passwordPausedMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { maxWrongInARow, User } from '#models/user.ts';
import { findKnownDevice, lockedIn } from '#sessions/known-devices.ts';

interface Attempt {
  /** The user whose password it should be; null for no one's, which takes as long. */
  user: User | null;
  request: Request;
}

/**
 * Finds what counts wrong passwords, as stored now: other guesses may have been under way. A browser that the
 * account is known in counts for itself, so that no stranger locks its owner out.
 */
async function counterOf({ env }: AppContext, attempt: Attempt, transaction?: Transaction) {
  const { user, request } = attempt;
  const userId = user?.id ?? 0;
  const device = await findKnownDevice({ userId, request, env }, transaction);
  return device ?? User.findByPk(userId, lockedIn(transaction));
}

/** True if no password is taken here any more, right or wrong (docs/decisions/sign-in.md#0112). */
export async function isPasswordPaused(context: AppContext, attempt: Attempt): Promise<boolean> {
  const counter = await counterOf(context, attempt);
  return counter !== null && counter.wrongPasswords >= maxWrongInARow;
}

/** True if the account was signed in from this browser before. */
export async function isKnownHere({ env }: AppContext, attempt: Attempt): Promise<boolean> {
  const { user, request } = attempt;
  return (await findKnownDevice({ userId: user?.id ?? 0, request, env })) !== null;
}

/** Counts a wrong password. After the last one that is taken, the owner is notified. */
export async function countWrongPassword(
  context: AppContext,
  attempt: Attempt,
  transaction: Transaction,
): Promise<void> {
  const counter = await counterOf(context, attempt, transaction);
  if (!counter || counter.wrongPasswords >= maxWrongInARow) return;
  counter.wrongPasswords += 1;
  await counter.save({ transaction });
  if (counter instanceof User && counter.wrongPasswords === maxWrongInARow) {
    await context.outbox.add(passwordPausedMail(recipientOf(counter)), transaction);
  }
}
