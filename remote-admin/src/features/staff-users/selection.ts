import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { useDraft, useKeptDraft } from '@camp/shell-api';
import { useMemo, useState } from 'react';
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

interface Choice {
  of: string;
  chosen: ReadonlySet<number>;
}

/** The selected rows among those on screen. They outlast a session that ends before they are acted on. */
export function useSelection({ users, address }: SelectionOptions): Selection {
  const kept = useDraft('staff-users');
  const [{ of, chosen }, setChoice] = useState<Choice>(
    () => keptChoice(kept) ?? { of: address, chosen: new Set() },
  );
  useKeptDraft('staff-users', () => ({ of, chosen: [...chosen] }));
  const choose = (ids: Iterable<number>) => setChoice({ of: address, chosen: new Set(ids) });
  if (of !== address) choose([]);

  const open = useMemo(() => users.filter(canBeActedOn).map(({ id }) => id), [users]);
  const ids = useMemo(() => new Set(open.filter((id) => chosen.has(id))), [open, chosen]);
  return {
    ids,
    toggle: (id) => choose(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => choose(ids.size === open.length ? [] : open),
    clear: () => choose([]),
  };
}

/** What the end of a session has interrupted; null where nothing of this shape was kept. */
function keptChoice(kept: unknown): Choice | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { of, chosen } = kept as { of?: unknown; chosen?: unknown };
  if (typeof of !== 'string' || !Array.isArray(chosen)) return null;
  return { of, chosen: new Set(chosen.filter((id) => typeof id === 'number')) };
}
