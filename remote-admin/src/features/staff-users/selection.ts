import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { useState } from 'react';
import { canBeActedOn } from './staff-user.ts';

export interface Selection {
  /** Ids of rows on screen. */
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Selects every row that can be, or none if all are selected already. */
  toggleAll: () => void;
  clear: () => void;
}

interface SelectionOptions {
  users: readonly StaffUser[];
  /** Identifies the list on screen; the selection is dropped when it changes. */
  address: string;
}

/** The selected rows among those on screen. */
export function useSelection({ users, address }: SelectionOptions): Selection {
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
