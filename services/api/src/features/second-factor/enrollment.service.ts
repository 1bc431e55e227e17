import { bareCode } from '@camp/contracts/account/normal-form';
import type * as secondFactor from '@camp/contracts/account/second-factor';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import type { Call, PublicCall } from '#http/route.ts';
import { secondFactorOnMail, secondFactorReplacedMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { Authenticator } from '#models/authenticator.ts';
import { SignInToken } from '#models/sign-in-token.ts';
import { User } from '#models/user.ts';
import { seal, unseal } from '#secrets/sealed-text.ts';
import type { KeyRing } from '#secrets/key-ring.ts';
import { maskSecret, newTotpSecret, otpauthAddress, stepOfTotpCode } from '#secrets/totp.ts';
import type { Actor } from '#sessions/actor.ts';
import { endOtherAccess } from '#sessions/end-access.ts';
import { provenBy } from '#sessions/session-strength.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { hashOfToken } from '#tokens/random-token.ts';
import { createSignInToken, ownerOfSignInToken } from '#tokens/sign-in-token.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from './codes.ts';
import { factorsOf } from '#sessions/factors.ts';
import { dropRemovalRequest } from './removal-token.ts';
import { mayEnroll } from './second-factor.policy.ts';

/** Gives a person who is signed in a token to enroll an authenticator with, their first or another. */
export async function issueEnrollToken(
  { db }: AppContext,
  { actor, request }: Call<typeof secondFactor.startEnrollment>,
): Promise<CallResult<typeof secondFactor.startEnrollment>> {
  const { id: userId } = actor.user;
  return db.transaction(async (transaction) => {
    const lifetime = lifetimes.enrollToken;
    const token = await createSignInToken({ userId, purpose: 'enroll', lifetime }, transaction);
    await writeAudit(
      { action: 'security.enroll_start', actorId: userId, targetId: userId, request },
      transaction,
    );
    return { token };
  });
}

/** The QR code of the secret that belongs to a token. Asked again, it is the same secret. */
export async function showEnrollment(
  { db, env }: AppContext,
  call: PublicCall<typeof secondFactor.initiateEnrollment>,
): Promise<CallResult<typeof secondFactor.initiateEnrollment>> {
  const { secret, email } = await db.transaction(async (transaction) => {
    const { row, user } = await openEnrollment(call, transaction);
    if (row.sealed) return { secret: unseal(row.sealed, env.SECRETS_KEY), email: user.email };
    const made = newTotpSecret();
    await row.update({ sealed: seal(made, env.SECRETS_KEY) }, { transaction });
    const { request } = call;
    const who = { actorId: user.id, targetId: user.id, request };
    await writeAudit({ action: 'security.enroll_initiate', ...who }, transaction);
    return { secret: made, email: user.email };
  });
  const otpauth = otpauthAddress({ secret, email });
  const { default: QRCode } = await import('qrcode');
  const qrDataURL = await QRCode.toDataURL(otpauth, { errorCorrectionLevel: 'M', width: 240 });
  return { ok: true, qrDataURL, secretMasked: maskSecret(secret), otpauth };
}

/** Proves that the app has the secret, keeps it, and hands out the recovery codes. Signs no one in. */
export async function finishEnrollment(
  context: AppContext,
  call: PublicCall<typeof secondFactor.verifyEnrollment>,
): Promise<CallResult<typeof secondFactor.verifyEnrollment>> {
  const { db, env, outbox } = context;
  const keys = env.SECRETS_KEY;
  const owner = await db.transaction(async (transaction) => {
    const { row, user } = await openEnrollment(call, transaction);
    provenSecret({ sealed: row.sealed, ...call }, keys);
    return user;
  });
  const made = await makeRecoveryCodes(context, { userId: owner.id, request: call.request });
  return db.transaction(async (transaction) => {
    const { row, user } = await openEnrollment(call, transaction);
    const { id: userId } = user;
    const { sealedSecret, lastStep } = provenSecret({ sealed: row.sealed, ...call }, keys);
    const now = new Date();
    const kept = { userId, sealedSecret, lastStep, enrolledAt: now, lastVerifiedAt: now };
    const replaced = await Authenticator.destroy({ where: { userId }, transaction });
    await Authenticator.create(kept, { transaction });
    await dropRemovalRequest(userId, transaction);
    const recoveryCodes = await replaceRecoveryCodes(made, transaction);
    const session = call.actor?.session ?? null;
    await session?.update(provenBy('totp'), { transaction });
    await endOtherAccess({ userId, keptId: session?.id ?? null }, transaction);
    const mail = replaced > 0 ? secondFactorReplacedMail : secondFactorOnMail;
    await outbox.add(mail(recipientOf(user)), transaction);
    const who = { actorId: userId, targetId: userId, request: call.request };
    await writeAudit({ action: 'security.enroll', ...who }, transaction);
    return { ok: true, recoveryCodes };
  });
}

function provenSecret(
  { sealed, body }: { sealed: string | null; body: { code: string } },
  keys: KeyRing,
) {
  if (!sealed) {
    throw new ApiError('CONFLICT', 'scanFirst');
  }
  const code = bareCode(body.code);
  const isWellFormed = /^\d{6}$/.test(code);
  const step = isWellFormed ? stepOfTotpCode({ secret: unseal(sealed, keys), code }) : null;
  if (step === null) {
    throw new ApiError('CODE_INVALID', 'enrollCodeWrong');
  }
  return { sealedSecret: sealed, lastStep: step };
}

interface EnrollmentCall {
  actor: Actor | null;
  /** The token may have either name (docs/specification.md#calls-for-the-second-factor). */
  body: { enroll_token?: string | undefined; token?: string | undefined };
}

const purpose = 'enroll' as const;

/**
 * Locks the token's row and its owner, for a caller who may enroll with it. Every sentence names
 * the token, so that the page offers a new one (docs/specification.md#second-factor-enrollment).
 * @throws {@link ApiError} TOKEN_INVALID, TOKEN_USED or TOKEN_EXPIRED.
 */
async function openEnrollment({ actor, body }: EnrollmentCall, transaction: Transaction) {
  const token = body.enroll_token || body.token;
  if (!token) throw new ApiError('TOKEN_INVALID', 'enrollTokenMissing');
  const userId = await ownerOfSignInToken({ token, purpose }, transaction);
  const user = userId && (await User.findByPk(userId, { lock: true, transaction }));
  if (!user) throw new ApiError('TOKEN_INVALID', 'enrollTokenInvalid');
  const row = await requireEnrollToken(token, transaction);
  const hasFactor = (await factorsOf(user.id, transaction)).length > 0;
  if (mayEnroll({ ownerId: user.id, actorId: actor?.user.id ?? null, hasFactor })) {
    return { row, user };
  }
  throw new ApiError('TOKEN_INVALID', 'enrollTokenForeign');
}

async function requireEnrollToken(token: string, transaction: Transaction): Promise<SignInToken> {
  const where = { hash: hashOfToken(token), purpose };
  const row = await SignInToken.findOne({ where, lock: true, transaction });
  if (!row) throw new ApiError('TOKEN_INVALID', 'enrollTokenInvalid');
  if (row.usedAt) throw new ApiError('TOKEN_USED', 'enrollTokenUsed');
  if (row.expiresAt.getTime() < Date.now()) {
    throw new ApiError('TOKEN_EXPIRED', 'enrollTokenExpired');
  }
  return row;
}
