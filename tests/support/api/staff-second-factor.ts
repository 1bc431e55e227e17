import type { StaffSecondFactor } from '@camp/contracts/staff/staff-second-factor';
import type { Visitor } from './visitor.ts';

/* Calls of the dialog in which staff manage a user's second factor. */

const pathTo = (id: number, call: string) => `/api/admin/users/${id}/2fa/${call}`;

export const readFactorOf = (visitor: Visitor, id: number) => visitor.get(pathTo(id, 'status'));

export const resetFactorOf = (visitor: Visitor, id: number) => visitor.post(pathTo(id, 'reset'));

export const renewCodesOf = (visitor: Visitor, id: number) =>
  visitor.post(pathTo(id, 'recovery/regenerate'));

export const overrideFor = (visitor: Visitor, id: number, enabled: unknown = true) =>
  visitor.post(pathTo(id, 'override'), { enabled });

export const twofaIn = (body: unknown) => (body as StaffSecondFactor).twofa;

/** Status of a user who has no second factor. */
export const noFactor = {
  enabled: false,
  enrolled_at: null,
  last_verified_at: null,
  override_enabled: false,
  override_until: null,
  override_by: null,
  recovery_left: null,
  passkeys: 0,
};
