import type { User } from '#models/user.ts';

/** Whether the second factor is waived now (docs/decisions/0018-second-factor-waiver.md). */
export function isSecondFactorWaived({
  secondFactorWaivedUntil,
}: Pick<User, 'secondFactorWaivedUntil'>): boolean {
  return secondFactorWaivedUntil !== null && secondFactorWaivedUntil.getTime() > Date.now();
}
