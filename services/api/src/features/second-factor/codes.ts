import { Op, type Transaction } from 'sequelize';
import { type ApiError, wrongField } from '#errors/api-error.ts';
import { Authenticator } from '#models/authenticator.ts';
import { RecoveryCode } from '#models/recovery-code.ts';
import {
  hashOfRecoveryCode,
  newRecoveryCodes,
  writtenRecoveryCode,
} from '#secrets/recovery-code.ts';
import { unseal } from '#secrets/sealed-text.ts';
import { stepOfTotpCode } from '#secrets/totp.ts';
import { forgetRememberedDevices } from '#sessions/known-devices.ts';
import { voidSignInTokens } from '#tokens/sign-in-token.ts';

interface Entered {
  userId: number;
  /** Six digits of the authenticator, or a recovery code; spaces do not matter. */
  code: string;
  secretsKey: string;
}

/**
 * Uses up a code of an account. Returns its kind, or null when it is wrong or was used before. Of
 * several simultaneous uses of one code, one is accepted.
 */
export async function acceptCode(
  { code, ...account }: Entered,
  transaction: Transaction,
): Promise<'totp' | 'recovery' | null> {
  const compact = compactCode(code);
  if (isTotp(compact)) {
    return (await acceptTotp({ ...account, code: compact }, transaction)) ? 'totp' : null;
  }
  const written = writtenRecoveryCode(compact);
  if (!written) return null;
  return (await acceptRecovery({ ...account, code: written }, transaction)) ? 'recovery' : null;
}

/**
 * Each time step is accepted once: the update finds no row when a code of this step, or a later
 * one, came first (RFC 6238, 5.2).
 */
async function acceptTotp({ userId, code, secretsKey }: Entered, transaction: Transaction) {
  const authenticator = await Authenticator.findByPk(userId, { transaction });
  if (!authenticator) return false;
  const step = stepOfTotpCode({ secret: unseal(authenticator.sealedSecret, secretsKey), code });
  if (step === null) return false;
  const where = { userId, lastStep: { [Op.lt]: step } };
  const used = { lastStep: step, lastVerifiedAt: new Date() };
  const [count] = await Authenticator.update(used, { where, transaction });
  return count === 1;
}

async function acceptRecovery({ userId, code, secretsKey }: Entered, transaction: Transaction) {
  const where = { userId, hash: hashOfRecoveryCode({ userId, code }, secretsKey), usedAt: null };
  const [count] = await RecoveryCode.update({ usedAt: new Date() }, { where, transaction });
  return count === 1;
}

const compactCode = (code: string) => code.replaceAll(/\s/g, '');
const isTotp = (compact: string) => /^\d{6}$/.test(compact);

/** Answers a wrong or used code (docs/specification.md#errors-of-the-second-factor). */
export function codeDidNotMatch(code: string): ApiError {
  const isRecovery = writtenRecoveryCode(compactCode(code)) !== null;
  return wrongField('code', isRecovery ? 'recoveryCodeWrong' : 'codeWrong', 'CODE_INVALID');
}

/**
 * Makes ten new codes, which void the old ones. The answer is their only copy
 * (docs/decisions/0015-recovery-codes.md).
 */
export async function replaceRecoveryCodes(
  { userId, secretsKey }: { userId: number; secretsKey: string },
  transaction: Transaction,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const rows = codes.map((code) => ({
    userId,
    hash: hashOfRecoveryCode({ userId, code }, secretsKey),
  }));
  await RecoveryCode.destroy({ where: { userId }, transaction });
  await RecoveryCode.bulkCreate(rows, { transaction });
  return codes;
}

/** How many codes an account has not used yet. */
export function countRecoveryCodes(
  userId: number,
  transaction: Transaction | null = null,
): Promise<number> {
  return RecoveryCode.count({ where: { userId, usedAt: null }, transaction });
}

/** The last factor is gone, and with it what stood in for it: codes, unfinished sign-ins, remembered devices. */
export async function forgetWhatStoodIn(userId: number, transaction: Transaction): Promise<void> {
  await RecoveryCode.destroy({ where: { userId }, transaction });
  await voidSignInTokens(userId, transaction);
  await forgetRememberedDevices(userId, transaction);
}
