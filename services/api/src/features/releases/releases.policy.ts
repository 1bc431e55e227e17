import type { actingStates } from '@camp/contracts/releases';
import type { Role } from '@camp/contracts/roles';
import type { Releases } from '#releases.ts';

type Acting = (typeof actingStates)[number];

/** Who reads may be of lower rank; what every visitor gets is for an admin to change. */
export function actingOn(releases: Releases | null, role: Role): Acting {
  if (role !== 'admin') return 'admins-only';
  return releases?.privateKey ? 'allowed' : 'not-set-up';
}
