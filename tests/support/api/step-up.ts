import { instant, query } from './api-under-test.ts';
import type { Visitor } from './visitor.ts';

export const stepUpPath = '/api/security/step-up';

/** The answer to a call that the user has to confirm first. */
export const stepUpFirst = {
  code: 'STEP_UP_REQUIRED',
  error: 'Please confirm that it is you, then try again.',
};

/** Makes the last proof of identity in an account's sessions older than a confirmation lasts. */
export async function outliveConfirmation(userId: number): Promise<void> {
  const longAgo = instant('2026-01-01 00:00:00.000');
  await query('UPDATE device_sessions SET proved_at = ? WHERE user_id = ?', [longAgo, userId]);
  await query(
    'UPDATE device_sessions SET second_factor_at = ? WHERE user_id = ? AND second_factor_at IS NOT NULL',
    [longAgo, userId],
  );
}

export const confirmWith = (visitor: Visitor, body: Record<string, unknown>) =>
  visitor.post(stepUpPath, body);

/** Pretends that a second factor was given in an account's sessions just now. */
export const giveSecondFactor = (userId: number) =>
  query('UPDATE device_sessions SET second_factor_at = proved_at WHERE user_id = ?', [userId]);
