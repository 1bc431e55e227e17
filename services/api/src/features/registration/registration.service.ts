import type * as auth from '@camp/contracts/account/auth';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { ipOf, languageOf } from '#client-info/client-info.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { refuseGuessable } from '#features/password/common-passwords.ts';
import { startSession } from '#features/sign-in/start-session.ts';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import { inConstantTime } from '#http/constant-time.ts';
import type { OpenCall, PublicCall } from '#http/route.ts';
import { verificationMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { emailKeysOf, User } from '#models/user.ts';
import { hashPassword } from '#secrets/password.ts';
import { createMailedToken, createVerificationLink } from '#tokens/mailed-token.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { redeemVerificationToken } from './verification-token.ts';

/** Creates an account with an unconfirmed address, and mails the link to confirm it. */
export async function registerMember(
  context: AppContext,
  call: PublicCall<typeof auth.register>,
): Promise<CallResult<typeof auth.register>> {
  const { db, env, rateLimits } = context;
  const { password, firstname, lastname, ...names } = call.body;
  const owner = { ...names, names: [firstname, lastname] };
  await refuseGuessable({ password, field: 'password', owner });
  const ip = ipOf(call.request);
  await rateLimits.registrations.check(ip);
  const ticket = await rateLimits.hashing.take({ ip });
  const passwordHash = await hashPassword(password, ticket);
  const { user, withdrawal } = await db
    .transaction(async (transaction) => {
      const created = await User.create(
        {
          ...names,
          firstname: firstname || null,
          lastname: lastname || null,
          passwordHash,
          language: languageOf(call.request),
        },
        { transaction },
      );
      await addVerificationMail(context, { user: created, transaction });
      const { id } = created;
      await writeAudit(
        { action: 'auth.register', actorId: id, targetId: id, request: call.request },
        transaction,
      );
      const wanted = { userId: id, purpose: 'withdraw', lifetime: lifetimes.withdrawal } as const;
      return { user: created, withdrawal: await createMailedToken(wanted, transaction) };
    })
    .catch(refuseTaken);
  const signedIn = !env.REQUIRE_EMAIL_VERIFICATION;
  if (!signedIn) return { user: presentOwnUser(user), signedIn, withdrawal };
  await startSession(context, { user, proof: 'password', ...call });
  return { user: presentOwnUser(user), signedIn };
}

/** Confirms the address that a mailed token belongs to. */
export function verifyEmail(
  { db }: AppContext,
  { query, request }: OpenCall<typeof auth.verifyEmail>,
): Promise<CallResult<typeof auth.verifyEmail>> {
  return db.transaction(async (transaction) => {
    const { userId, isFirstUse } = await redeemVerificationToken(query.token, transaction);
    if (isFirstUse) {
      await User.update({ emailVerified: 1 }, { where: { id: userId }, transaction });
      await writeAudit(
        { action: 'auth.verify_email', actorId: userId, targetId: userId, request },
        transaction,
      );
    }
    return { ok: true, message: 'Your email address is confirmed. You can log in now.' };
  });
}

/** Mails a new link. An unknown address gets the same answer as an unconfirmed one. */
export async function resendVerification(
  context: AppContext,
  { body, request }: OpenCall<typeof auth.resendVerification>,
): Promise<CallResult<typeof auth.resendVerification>> {
  await context.rateLimits.mails.checkVerification({ address: body.email, ip: ipOf(request) });
  await inConstantTime(() =>
    context.db.transaction(async (transaction) => {
      const where = { emailKey: emailKeysOf(body.email) };
      const user = await User.findOne({ where, lock: true, transaction });
      if (user?.emailVerified) throw alreadyVerified();
      if (user) await addVerificationMail(context, { user, transaction });
      await writeAudit(
        {
          action: 'auth.resend_verification',
          targetId: user?.id ?? null,
          request,
          details: { sent: user !== null },
        },
        transaction,
      );
    }),
  );
  return {
    ok: true,
    message: 'If that address has an account waiting, a new link is on its way.',
  };
}

const alreadyVerified = () => new ApiError('ALREADY_VERIFIED', 'alreadyVerified');

/** Puts the mail with a new link to confirm the address in the outbox. */
export async function addVerificationMail(
  context: AppContext,
  { user, transaction }: { user: User; transaction: Transaction },
): Promise<void> {
  const link = await createVerificationLink(context.env, { userId: user.id, transaction });
  await context.outbox.add(verificationMail(recipientOf(user), link), transaction);
}

function refuseTaken(error: unknown): never {
  if (!(error instanceof UniqueConstraintError)) throw error;
  throw new ApiError('CONFLICT', 'accountTaken', { cause: error });
}
