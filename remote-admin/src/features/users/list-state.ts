import { type Role, roles } from '@camp/contracts/roles';
import { userSortKeys } from '@camp/contracts/users';

export type SortKey = (typeof userSortKeys)[number];
type Direction = 'asc' | 'desc';
type Flag = '0' | '1';

/** What the list shows: search, filters and order. It lives in the page's address (decision 23). */
export interface ListState {
  search: string;
  role?: Role;
  subscriber?: Flag;
  verified?: Flag;
  sort: SortKey;
  dir: Direction;
}

const flags = ['0', '1'] as const;
const directions = ['asc', 'desc'] as const;

/** The state an address asks for; whatever it gets wrong is left out. */
export function readListState(params: URLSearchParams): ListState {
  const role = oneOf(roles, params.get('role'));
  const subscriber = oneOf(flags, params.get('subscriber'));
  const verified = oneOf(flags, params.get('verified'));
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    ...(role && { role }),
    ...(subscriber && { subscriber }),
    ...(verified && { verified }),
    sort: oneOf(userSortKeys, params.get('sort')) ?? 'id',
    dir: oneOf(directions, params.get('dir')) ?? 'asc',
  };
}

/** The address of a state, without what goes without saying. */
export function writeListState({ sort, dir, ...rest }: ListState): URLSearchParams {
  const named = {
    ...rest,
    ...(sort !== 'id' && { sort }),
    ...(dir !== 'asc' && { dir }),
  };
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ''));
}

/** Sorting by the column already sorted by turns it round; another column starts ascending. */
export function sortedBy(state: ListState, key: SortKey): ListState {
  const isTurning = state.sort === key && state.dir === 'asc';
  return { ...state, sort: key, dir: isTurning ? 'desc' : 'asc' };
}

/** The state with one filter set, or with it lifted by the empty choice. */
export function filteredBy(state: ListState, name: FilterName, choice: string): ListState {
  const params = writeListState(state);
  params.set(name, choice);
  return readListState(params);
}

export type FilterName = 'role' | 'subscriber' | 'verified';

/** Whether anything narrows the list. */
export function isNarrowed({ search, role, subscriber, verified }: ListState): boolean {
  return search !== '' || [role, subscriber, verified].some((value) => value !== undefined);
}

function oneOf<const T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((candidate) => candidate === value);
}
