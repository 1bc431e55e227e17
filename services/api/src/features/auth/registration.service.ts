import type { register, resendVerification, verifyEmail } from '@camp/contracts/auth';
import type { CallResult } from '@camp/contracts/endpoint';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import { Refusal } from '#http/refusal.ts';
import type { Call } from '#http/route.ts';
import { verificationMail } from '#mail/verification-mail.ts';
import { comparable, User } from '#models/user.ts';
import type { Services } from '#services.ts';
import { startSignedIn } from './sign-in.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password.ts';
import {
  createVerificationToken,
  mayResend,
  redeemVerificationToken,
} from './verification-token.ts';

/** Becoming a member: register, confirm the address, ask for the mail again. */
export function registrationService(services: Services) {
  const { db, env, outbox } = services;

  async function sendVerification(user: User, transaction: Transaction): Promise<void> {
    const token = await createVerificationToken(user.id, transaction);
    const link = `${env.PUBLIC_URL}/verify-email?token=${token}`;
    const name = user.firstname ?? user.username;
    await outbox.add(verificationMail({ email: user.email, name }, link), transaction);
  }

  return {
    async register(call: Call<typeof register>): Promise<CallResult<typeof register>> {
      const { body, request } = call;
      refuseCommonPassword(body.password);
      const passwordHash = await hashPassword(body.password);
      const signedIn = !env.REQUIRE_EMAIL_VERIFICATION;
      const user = await db
        .transaction(async (transaction) => {
          const created = await User.create(
            {
              username: body.username,
              email: body.email,
              firstname: body.firstname || null,
              lastname: body.lastname || null,
              passwordHash,
            },
            { transaction },
          );
          await sendVerification(created, transaction);
          const { id } = created;
          await writeAudit(
            { action: 'auth.register', actorId: id, targetId: id, request },
            transaction,
          );
          return created;
        })
        .catch(refuseTaken);
      if (signedIn) await startSignedIn(services, { user, ...call });
      return { user: presentOwnUser(user), signedIn };
    },

    verifyEmail: ({ query, request }: Call<typeof verifyEmail>) =>
      db.transaction(async (transaction) => {
        const { userId, isFirstUse } = await redeemVerificationToken(query.token, transaction);
        if (isFirstUse) {
          await User.update({ emailVerified: 1 }, { where: { id: userId }, transaction });
          const deed = { action: 'auth.verify_email', actorId: userId, targetId: userId, request };
          await writeAudit(deed, transaction);
        }
        return {
          ok: true as const,
          message: 'Your email address is confirmed. You can log in now.',
        };
      }),

    resendVerification: ({ body, request }: Call<typeof resendVerification>) =>
      db.transaction(async (transaction) => {
        const where = { emailKey: comparable(body.email) };
        const user = await User.findOne({ where, lock: true, transaction });
        if (user?.emailVerified) {
          throw new Refusal(
            'ALREADY_VERIFIED',
            'This email is already verified. You can log in now.',
          );
        }
        const isSent = user !== null && (await mayResend(user.id, transaction));
        if (isSent) await sendVerification(user, transaction);
        const deed = { action: 'auth.resend_verification', targetId: user?.id ?? null, request };
        await writeAudit({ ...deed, details: { sent: isSent } }, transaction);
        return {
          ok: true as const,
          message: 'If that address has an account waiting, a new link is on its way.',
        };
      }),
  };
}

function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  const sentence = 'This password is too easy to guess. Please choose another one.';
  throw new Refusal('VALIDATION', sentence, { fields: { password: sentence } });
}

function refuseTaken(error: unknown): never {
  if (!(error instanceof UniqueConstraintError)) throw error;
  throw new Refusal('CONFLICT', 'That email or username is already in use.', { cause: error });
}
