import type { StaffUser } from '@camp/contracts/staff-users';
import { useState } from 'react';

export interface Selection {
  /** Of the rows on screen alone. */
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Selects all that can be, or none when all are selected already. */
  toggleAll: () => void;
  clear: () => void;
}

/**
 * Whether the signed-in staff member may do anything to this user. The API decides
 * (docs/decisions/0020-staff-permissions.md).
 */
export function canBeActedOn({ can }: StaffUser): boolean {
  return Object.values(can).some((isAllowed) => isAllowed);
}

interface Shown {
  users: readonly StaffUser[];
  /** Names the list on screen; the selection is forgotten when it changes. */
  address: string;
}

/** Which of the rows on screen are selected. */
export function useSelection({ users, address }: Shown): Selection {
  const [{ of, chosen }, setChoice] = useState({ of: address, chosen: new Set<number>() });
  const choose = (ids: Iterable<number>) => setChoice({ of: address, chosen: new Set(ids) });
  if (of !== address) choose([]);

  const open = users.filter(canBeActedOn).map(({ id }) => id);
  const ids = new Set(open.filter((id) => chosen.has(id)));
  return {
    ids,
    toggle: (id) => choose(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => choose(ids.size === open.length ? [] : open),
    clear: () => choose([]),
  };
}
