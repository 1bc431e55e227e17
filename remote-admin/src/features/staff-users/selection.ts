import { maxUsersAtOnce, type StaffUser } from '@camp/contracts/staff/staff-users';
import { useDraft, useKeptDraft } from '@camp/shell-api';
import { useMemo, useState } from 'react';
import { canBeActedOn } from './staff-user.ts';

export interface Selection {
  /** Ids of rows on any page. */
  ids: ReadonlySet<number>;
  /** The same rows, as they were last seen. */
  users: readonly StaffUser[];
  toggle: (id: number) => void;
  /** Selects every row on screen that can be, or none of them if all are selected already. */
  toggleAll: () => void;
  clear: () => void;
}

interface SelectionOptions {
  users: readonly StaffUser[];
  /** Identifies the list; the selection is dropped when it changes. */
  address: string;
  /** Identifies the page of the list that is on screen. */
  page: string;
}

interface Choice {
  of: string;
  chosen: ReadonlySet<number>;
}

/** Rows of pages that were on screen, by id, and the page of each. */
type Seen = ReadonlyMap<number, { user: StaffUser; page: string }>;

/** The selected rows, on whichever page. They outlast a session that ends before they are acted on. */
export function useSelection({ users, address, page }: SelectionOptions): Selection {
  const kept = useDraft('staff-users');
  const [{ of, chosen }, setChoice] = useState<Choice>(
    () => keptChoice(kept) ?? { of: address, chosen: new Set() },
  );
  const [seen, setSeen] = useState<Seen>(new Map());
  useKeptDraft('staff-users', () => ({ of, chosen: [...chosen] }));
  const choose = (ids: Iterable<number>) => {
    setSeen(new Map([...seen, ...users.map((user) => [user.id, { user, page }] as const)]));
    setChoice({ of: address, chosen: new Set([...ids].slice(0, maxUsersAtOnce)) });
  };
  if (of !== address) choose([]);

  const open = useMemo(() => users.filter(canBeActedOn), [users]);
  const selected = useMemo(() => {
    const here = open.filter(({ id }) => chosen.has(id));
    /* A row that is no longer on this page has left the list. */
    const elsewhere = [...seen.values()].filter(
      (row) => row.page !== page && chosen.has(row.user.id),
    );
    const isHere = new Set(users.map(({ id }) => id));
    return [...here, ...elsewhere.map(({ user }) => user).filter(({ id }) => !isHere.has(id))];
  }, [open, users, seen, chosen, page]);
  const ids = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const others = [...ids].filter((id) => !open.some((user) => user.id === id));
  return {
    ids,
    users: selected,
    toggle: (id) => choose(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    toggleAll: () =>
      choose(open.every(({ id }) => ids.has(id)) ? others : [...ids, ...open.map(({ id }) => id)]),
    clear: () => choose([]),
  };
}

/** Reads the selection that the end of a session interrupted; null if nothing of this shape was kept. */
function keptChoice(kept: unknown): Choice | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { of, chosen } = kept as { of?: unknown; chosen?: unknown };
  if (typeof of !== 'string' || !Array.isArray(chosen)) return null;
  return { of, chosen: new Set(chosen.filter((id) => typeof id === 'number')) };
}
