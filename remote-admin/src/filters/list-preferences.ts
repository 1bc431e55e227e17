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
 * How the signed-in person likes a list. This device has a copy, so that the list need not wait; what
 * the server has kept since, from here or another device, counts.
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

/** What is kept under a name; of each part that is missing or something else, the usual. */
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
