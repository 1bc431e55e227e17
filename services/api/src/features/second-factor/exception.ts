import type { User } from '#models/user.ts';

/** Whether an admin's exception from the second factor is still on (decision 18). */
export function isExcepted({ twofaOverrideUntil }: Pick<User, 'twofaOverrideUntil'>): boolean {
  return twofaOverrideUntil !== null && twofaOverrideUntil.getTime() > Date.now();
}
