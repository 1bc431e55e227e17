import type { Transaction } from 'sequelize';
import { RecoveryCode } from '#models/recovery-code.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from '#secrets/recovery-code.ts';

/**
 * Ten new codes, which void the old ones. The answer is their only copy
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
export function countRecoveryCodes(userId: number): Promise<number> {
  return RecoveryCode.count({ where: { userId, usedAt: null } });
}
