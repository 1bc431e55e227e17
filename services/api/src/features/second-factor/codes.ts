import { bareCode } from '@camp/contracts/account/normal-form';
import type { Request } from 'express';
import { Op, type Transaction } from 'sequelize';
import { ipOf } from '#client-info/client-info.ts';
import type { AppContext } from '#context.ts';
import { type ApiError, wrongField } from '#errors/api-error.ts';
import { Authenticator } from '#models/authenticator.ts';
import { Passkey } from '#models/passkey.ts';
import { maxWrongInARow, User } from '#models/user.ts';
import { RecoveryCode } from '#models/recovery-code.ts';
import type { KeyRing } from '#secrets/key-ring.ts';
import {
  codesPerPerson,
  hashesOfNewCodes,
  hashesOfRecoveryCode,
  newRecoveryCodes,
  newSalt,
  writtenRecoveryCode,
} from '#secrets/recovery-code.ts';
import { unseal } from '#secrets/sealed-text.ts';
import { stepOfTotpCode } from '#secrets/totp.ts';
import { forgetRememberedDevices } from '#sessions/known-devices.ts';
import { voidSignInTokens } from '#tokens/sign-in-token.ts';
import { dropRemovalRequest } from './removal-token.ts';

interface EnteredCode {
  userId: number;
  /** Six digits of the authenticator, or a recovery code; spaces do not matter. */
  code: string;
  request: Request;
}

/** A code as it was entered, ready to be tried. */
export interface ReadCode {
  userId: number;
  keys: KeyRing;
  /** Null when it is no code of an authenticator. */
  totp: string | null;
  /** Hashes that it may be kept under as a recovery code. */
  recoveryHashes: string[];
}

/**
 * Reads what was entered. A recovery code takes one slow hash, whether or not the account has any, so this
 * comes before a row is locked, and after the limits on tries.
 */
export async function readCode(
  { env, rateLimits }: AppContext,
  { userId, code, request }: EnteredCode,
): Promise<ReadCode> {
  const keys = env.SECRETS_KEY;
  const ticket = await rateLimits.hashing.take({ ip: ipOf(request), userId });
  const compact = bareCode(code);
  if (isTotp(compact)) return { userId, keys, totp: compact, recoveryHashes: [] };
  const written = writtenRecoveryCode(compact);
  if (!written) return { userId, keys, totp: null, recoveryHashes: [] };
  const oneOfSet = await RecoveryCode.findOne({ where: { userId } });
  const owned = { userId, code: written, salt: oneOfSet?.salt ?? null, ticket };
  return { userId, keys, totp: null, recoveryHashes: await hashesOfRecoveryCode(owned, keys) };
}

/**
 * Uses up a code of an account. Returns its kind, or null when it is wrong or was used before. Of
 * several simultaneous uses of one code, one is accepted.
 */
export async function acceptCode(
  read: ReadCode,
  transaction: Transaction,
): Promise<'totp' | 'recovery' | null> {
  const options = { lock: true, rejectOnEmpty: true, transaction } as const;
  const user = await User.findByPk(read.userId, options);
  const kind = await useUp(read, user, transaction);
  if (kind) await dropRemovalRequest(read.userId, transaction);
  await user.update({ wrongCodes: kind ? 0 : user.wrongCodes + 1 }, { transaction });
  return kind;
}

/** After too many wrong codes in a row six digits open nothing. Recovery codes do: no one guesses one. */
async function useUp(
  { totp, ...read }: ReadCode,
  { wrongCodes }: User,
  transaction: Transaction,
): Promise<'totp' | 'recovery' | null> {
  if (totp === null) return (await acceptRecovery(read, transaction)) ? 'recovery' : null;
  if (wrongCodes >= maxWrongInARow) return null;
  return (await acceptTotp({ ...read, code: totp }, transaction)) ? 'totp' : null;
}

/**
 * Each time step is accepted once: the update finds no row when a code of this step, or a later
 * one, came first (RFC 6238, 5.2).
 */
async function acceptTotp(
  { userId, code, keys }: { userId: number; code: string; keys: KeyRing },
  transaction: Transaction,
) {
  const authenticator = await Authenticator.findByPk(userId, { transaction });
  if (!authenticator) return false;
  const step = stepOfTotpCode({ secret: unseal(authenticator.sealedSecret, keys), code });
  if (step === null) return false;
  const where = { userId, lastStep: { [Op.lt]: step } };
  const used = { lastStep: step, lastVerifiedAt: new Date() };
  const [count] = await Authenticator.update(used, { where, transaction });
  return count === 1;
}

async function acceptRecovery(
  { userId, recoveryHashes }: Pick<ReadCode, 'userId' | 'recoveryHashes'>,
  transaction: Transaction,
) {
  if (recoveryHashes.length === 0) return false;
  const where = { userId, hash: recoveryHashes, usedAt: null };
  const [count] = await RecoveryCode.update({ usedAt: new Date() }, { where, transaction });
  return count === 1;
}

const isTotp = (compact: string) => /^\d{6}$/.test(compact);

/** Answers a wrong or used code (docs/specification.md#errors-of-the-second-factor). */
export function codeDidNotMatch(code: string): ApiError {
  const isRecovery = writtenRecoveryCode(bareCode(code)) !== null;
  return wrongField('code', isRecovery ? 'recoveryCodeWrong' : 'codeWrong', 'CODE_INVALID');
}

/** Ten codes that do not count yet, and what is kept of them. */
export interface NewCodes {
  userId: number;
  codes: string[];
  kept: { userId: number; hash: string; salt: string }[];
}

interface RecoveryCodesInput {
  userId: number;
  /** The account that the slow hashes count for. */
  askedBy?: number;
  request: Request;
}

/** Makes ten new codes. It takes ten slow hashes, so it comes before a row is locked. */
export async function makeRecoveryCodes(
  { env, rateLimits }: AppContext,
  { userId, askedBy = userId, request }: RecoveryCodesInput,
): Promise<NewCodes> {
  const wanted = { ip: ipOf(request), userId: askedBy, times: codesPerPerson };
  const ticket = await rateLimits.hashing.take(wanted);
  const codes = newRecoveryCodes();
  const salt = newSalt();
  const hashes = await hashesOfNewCodes(codes, { userId, salt, ticket }, env.SECRETS_KEY);
  return { userId, codes, kept: hashes.map((hash) => ({ userId, salt, hash })) };
}

/**
 * Lets ten new codes count, which voids the old ones. The answer is their only copy
 * (docs/decisions/second-factor.md#0015).
 */
export async function replaceRecoveryCodes(
  { userId, codes, kept }: NewCodes,
  transaction: Transaction,
): Promise<string[]> {
  await RecoveryCode.destroy({ where: { userId }, transaction });
  await RecoveryCode.bulkCreate(kept, { transaction });
  return codes;
}

/** Counts the codes that an account has not used yet. */
export function countRecoveryCodes(
  userId: number,
  transaction: Transaction | null = null,
): Promise<number> {
  return RecoveryCode.count({ where: { userId, usedAt: null }, transaction });
}

/**
 * Removes, after the last factor, what stood in for it: codes, unfinished sign-ins, remembered devices, and a
 * request to remove it.
 */
export async function forgetWhatStoodIn(userId: number, transaction: Transaction) {
  const recoveryCodes = await RecoveryCode.destroy({ where: { userId }, transaction });
  await voidSignInTokens(userId, transaction);
  await forgetRememberedDevices(userId, transaction);
  await dropRemovalRequest(userId, transaction);
  return { recoveryCodes };
}

/** Removes every factor of an account, and its recovery codes. Returns how many there were of each. */
export async function removeFactors(userId: number, transaction: Transaction) {
  const ofUser = { where: { userId }, transaction };
  const authenticators = await Authenticator.destroy(ofUser);
  const passkeys = await Passkey.destroy(ofUser);
  return { authenticators, passkeys, ...(await forgetWhatStoodIn(userId, transaction)) };
}
