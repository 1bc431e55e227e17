import type { SecondFactor } from '@camp/contracts/account/proofs';
import type { Transaction } from 'sequelize';
import { Authenticator } from '#models/authenticator.ts';
import { Passkey } from '#models/passkey.ts';

/** Returns the second factors that an account has enrolled. */
export async function factorsOf(
  userId: number,
  transaction: Transaction | null = null,
): Promise<SecondFactor[]> {
  const where = { userId };
  const factors: SecondFactor[] = [];
  if ((await Authenticator.count({ where, transaction })) > 0) factors.push('totp');
  if ((await Passkey.count({ where, transaction })) > 0) factors.push('passkey');
  return factors;
}
