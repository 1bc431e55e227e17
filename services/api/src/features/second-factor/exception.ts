import type { User } from '#models/user.ts';

/** Whether the second factor is waived now (docs/decisions/0018-second-factor-waiver.md). */
export function isExcepted({ twofaOverrideUntil }: Pick<User, 'twofaOverrideUntil'>): boolean {
  return twofaOverrideUntil !== null && twofaOverrideUntil.getTime() > Date.now();
}
