import { type Role, roles } from '@camp/contracts/roles';
import { userSortKeys } from '@camp/contracts/staff-users';

export type SortKey = (typeof userSortKeys)[number];
type Direction = 'asc' | 'desc';
type Flag = '0' | '1';

/**
 * What the list shows: search, filters, order and page. It lives in the page's address
 * (docs/decisions/0023-staff-user-lists.md).
 */
export interface ListState {
  search: string;
  role?: Role;
  subscriber?: Flag;
  verified?: Flag;
  sort: SortKey;
  dir: Direction;
  /** Names the page; absent on the first one. */
  cursor?: string;
}

export const filterNames = ['role', 'subscriber', 'verified'] as const;

export type FilterName = (typeof filterNames)[number];

const flags = ['0', '1'] as const;
const directions = ['asc', 'desc'] as const;

/** The state an address asks for; whatever it gets wrong is left out. */
export function readListState(params: URLSearchParams): ListState {
  const role = oneOf(roles, params.get('role'));
  const subscriber = oneOf(flags, params.get('subscriber'));
  const verified = oneOf(flags, params.get('verified'));
  const cursor = params.get('cursor');
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    ...(role && { role }),
    ...(subscriber && { subscriber }),
    ...(verified && { verified }),
    sort: oneOf(userSortKeys, params.get('sort')) ?? 'id',
    dir: oneOf(directions, params.get('dir')) ?? 'asc',
    ...(cursor && { cursor }),
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

/** The same list on another page; null is the first. */
export function turnedTo({ cursor: _left, ...list }: ListState, cursor: string | null): ListState {
  return cursor === null ? list : { ...list, cursor };
}

/** Sorting by the column already sorted by turns it round; another column starts ascending. */
export function sortedBy(state: ListState, key: SortKey): ListState {
  const isTurning = state.sort === key && state.dir === 'asc';
  return turnedTo({ ...state, sort: key, dir: isTurning ? 'desc' : 'asc' }, null);
}

export function searchedFor(state: ListState, search: string): ListState {
  return turnedTo({ ...state, search }, null);
}

/** The state with one filter set, or with it lifted by the empty choice. */
export function filteredBy(state: ListState, name: FilterName, choice: string): ListState {
  const params = writeListState(turnedTo(state, null));
  params.set(name, choice);
  return readListState(params);
}

/** Everybody, in the order as it is. */
export function cleared({ sort, dir }: ListState): ListState {
  return { search: '', sort, dir };
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, role, subscriber, verified }: ListState): boolean {
  return search !== '' || [role, subscriber, verified].some((value) => value !== undefined);
}

function oneOf<const T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((candidate) => candidate === value);
}
