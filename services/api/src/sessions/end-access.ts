import type { Transaction } from 'sequelize';
import { voidSignInTokens } from '#tokens/sign-in-token.ts';
import { DeviceSession } from '#models/device-session.ts';
import { forgetRememberedDevices } from '#sessions/known-devices.ts';

/**
 * Ends every way an account is open: its sessions, unfinished sign-ins, and devices on which the
 * second factor is skipped (docs/decisions/0004-when-sessions-end.md). Devices stay known, so a
 * later sign-in sends no mail.
 */
export async function endAllAccess(userId: number, transaction: Transaction): Promise<void> {
  await DeviceSession.destroy({ where: { userId }, transaction });
  await voidSignInTokens(userId, transaction);
  await forgetRememberedDevices(userId, transaction);
}
