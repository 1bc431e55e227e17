import { Op, type Transaction } from 'sequelize';
import { voidSignInTokens } from '#tokens/sign-in-token.ts';
import { DeviceSession } from '#models/device-session.ts';
import { forgetRememberedDevices } from '#sessions/known-devices.ts';

/**
 * Ends every way but one that an account is open, after a factor was added, replaced or removed
 * (OWASP ASVS 5.0, 7.4.3). Without a session to keep it ends them all.
 */
export async function endOtherAccess(
  { userId, keptId }: { userId: number; keptId: string | null },
  transaction: Transaction,
): Promise<void> {
  const others = keptId === null ? {} : { id: { [Op.ne]: keptId } };
  await DeviceSession.destroy({ where: { userId, ...others }, transaction });
  await voidSignInTokens(userId, transaction);
  await forgetRememberedDevices(userId, transaction);
}

/**
 * Ends every way an account is open: its sessions, unfinished sign-ins, and devices on which the
 * second factor is skipped (docs/decisions/sessions.md#0004). Devices stay known, so a
 * later sign-in sends no mail.
 */
export const endAllAccess = (userId: number, transaction: Transaction): Promise<void> =>
  endOtherAccess({ userId, keptId: null }, transaction);
