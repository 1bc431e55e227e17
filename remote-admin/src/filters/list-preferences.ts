import {
  densities,
  type ListView,
  pageSizes,
  type StaffList,
} from '@camp/contracts/staff/staff-lists';
import { browserStore, useQuery, useSession } from '@camp/shell-api';
import { startTransition, useEffect, useState } from 'react';
import { staffListQuery, useKeepView } from './staff-list.queries.ts';

/**
 * The signed-in person's view of a list. A copy on this device saves the list the wait; the view that the server
 * has, saved here or on another device, takes precedence.
 */
export function useListPreferences(list: StaffList) {
  const { session } = useSession();
  const key = `campbc:${list}-list:${session.status === 'signed-in' ? session.user.id : ''}`;
  const [local] = useState(() => keptPreferences(key));
  const [chosen, setChosen] = useState<ListView | null>(null);
  const kept = useQuery(staffListQuery(list)).data?.view ?? null;
  const { mutate } = useKeepView(list);
  const preferences = chosen ?? kept ?? local;

  /* For the next visit. */
  useEffect(() => {
    if (kept) browserStore.write(key, JSON.stringify(kept));
  }, [key, kept]);

  function prefer(change: Partial<ListView>) {
    const next = { ...preferences, ...change };
    /* A hundred rows take a while: the menu shows first that the press has arrived. */
    startTransition(() => setChosen(next));
    browserStore.write(key, JSON.stringify(next));
    mutate(next);
  }

  return { preferences, prefer };
}

/** Reads the preferences kept under a key; missing or invalid parts get their defaults. */
export function keptPreferences(key: string): ListView {
  const { density, page_size, hidden } = storedAt(key);
  return {
    density: densities.find((known) => known === density) ?? 'comfortable',
    page_size: pageSizes.find((known) => known === page_size) ?? 25,
    hidden: Array.isArray(hidden) ? hidden.filter((column) => typeof column === 'string') : [],
  };
}

function storedAt(key: string): Partial<Record<keyof ListView, unknown>> {
  try {
    return Object(JSON.parse(browserStore.read(key) ?? '{}')) as object;
  } catch {
    return {};
  }
}
