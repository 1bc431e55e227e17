import { Op } from 'sequelize';
import type { User } from '#models/user.ts';

type Suspension = Pick<User, 'suspendedAt' | 'suspendedUntil'>;

/** Values of an account that is not suspended. */
export const noSuspension = {
  suspendedAt: null,
  suspendedUntil: null,
  suspensionReason: null,
} as const;

/** True if an account is kept out now. One whose time has passed is not, even before that is on record. */
export function isSuspended({ suspendedAt, suspendedUntil }: Suspension): boolean {
  if (suspendedAt === null) return false;
  return suspendedUntil === null || suspendedUntil.getTime() > Date.now();
}

/** The same as a condition of a query. */
export const suspendedNow = () => ({
  suspendedAt: { [Op.ne]: null },
  suspendedUntil: { [Op.or]: [null, { [Op.gt]: new Date() }] },
});
