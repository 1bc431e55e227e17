import { type StaffActName, staffActs } from '@camp/contracts/staff/staff-acts';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { type StaffAct, useStaffAct } from '@camp/staff/acts/useStaffAct';
import { useFreshOnly } from './stale.ts';

export type UserAct<Input, Result> = Omit<StaffAct<Input, Result>, 'isAllowed'>;

const reasons = { asked: 'needed', taken: 'optional' } as const;

/**
 * An act of staff on one person. The table of acts tells who may do it and whether it asks for a reason. If the
 * person was changed meanwhile, the failure says what is different (docs/decisions/staff.md#0148).
 */
export function useUserAct<Input = void, Result = unknown>(
  user: StaffUser,
  name: StaffActName,
  { asks, call, ...act }: UserAct<Input, Result>,
) {
  const freshOnly = useFreshOnly();
  const { permission, reason } = staffActs[name];
  const wanted = reason === 'asked' || reason === 'taken' ? { reason: reasons[reason] } : {};

  return useStaffAct<Input, Result>({
    ...act,
    isAllowed: permission === null || user.can[permission],
    call: (input) => freshOnly(user, call(input)),
    ...(asks && { asks: (input: Input) => ({ ...wanted, ...asks(input) }) }),
  });
}
