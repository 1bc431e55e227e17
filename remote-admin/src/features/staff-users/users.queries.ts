import type { StaffScope } from '@camp/staff/staff-scope';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { listUsers, type userSortKeys } from '@camp/contracts/staff/staff-users';
import { api, keepPreviousData, queryOptions, retryDuringOutage } from '@camp/shell-api';
import { queryForm } from '@camp/contracts/client/query-string';
import type { Change, QueryState } from '@camp/staff/filters/useQueryState';

export type SortKey = (typeof userSortKeys)[number];

/** Filters with choices. */
export const filterNames = ['role', 'subscriber', 'verified'] as const;

/** Filters that are set or not, with the value that sets them. */
export const segments = {
  joined: 'recently',
  staff: '1',
  suspended: '1',
  locked: '1',
  invited: '1',
} as const;

export type FilterName = (typeof filterNames)[number];

/**
 * State of the list: search, filters, order and the cursor of its page, which the first page lacks. It
 * is kept in the page's address (docs/decisions/staff-lists.md#0023).
 */
export const usersForm = queryForm(listUsers.admin.query, [
  ...(['search', ...filterNames, 'suspended', 'joined', 'staff', 'locked', 'invited'] as const),
  ...(['sort', 'dir', 'cursor'] as const),
]);

export type ListState = ReturnType<typeof usersForm.read>;

export type UsersListState = QueryState<ListState>;

/** Sorting by the current column reverses it; another column starts ascending. */
export function sortedBy(state: ListState, key: SortKey): Change<ListState> {
  const isTurning = state.sort === key && state.dir === 'asc';
  return { sort: key, dir: isTurning ? 'desc' : 'asc' };
}

/** Sets a segment, or lifts it. New people come newest first, and the list then has its usual order again. */
export function toggled(state: ListState, name: keyof typeof segments): Change<ListState> {
  const isOn = state[name] !== undefined;
  const change = { [name]: isOn ? '' : segments[name] };
  if (name !== 'joined') return change;
  return { ...change, sort: isOn ? '' : 'created_at', dir: isOn ? '' : 'desc' };
}

export type UsersPageData = CallResult<typeof listUsers.admin>;

/** Starts the key of every page of users. */
export const usersQueryKey = ['staff-users'] as const;

/** Time between refetches of the rows on screen, in milliseconds: others work on them, too. */
const refetchRowsAfterMs = 20_000;

interface UsersPage {
  scope: StaffScope;
  state: ListState;
  /** Maximum number of users on it. */
  limit: number;
}

/** Returns the part of a list's state that decides who is in it. */
export function matchOf({ sort: _by, dir: _way, cursor: _page, ...match }: ListState) {
  return match;
}

/** One page of users, refetched while on screen; the previous page stays while it loads. */
export const usersQuery = ({ scope, state, limit }: UsersPage) =>
  queryOptions({
    queryKey: [...usersQueryKey, scope, state, limit],
    queryFn: ({ signal }) =>
      api(listUsers[scope], { query: { ...state, limit, count: 'capped' }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.error ? retryDuringOutage(query) : refetchRowsAfterMs),
  });

/** Starts the key of every exact count. */
export const countsKey = ['staff-users-count'] as const;

/** Exact numbers of the matching users and of all users (docs/decisions/staff-lists.md#0139). */
export const exactCountQuery = ({ scope, state }: Pick<UsersPage, 'scope' | 'state'>) => {
  const match = matchOf(state);
  return queryOptions({
    queryKey: [...countsKey, scope, match],
    queryFn: ({ signal }) =>
      api(listUsers[scope], { query: { ...match, limit: 1, count: 'exact' }, signal }),
    staleTime: Infinity,
  });
};

/** The page with the exact numbers in place of capped ones, and with its place from the start. */
export function withExactCount(page: UsersPageData, exact: UsersPageData): UsersPageData {
  const { total, all } = exact;
  if (!isCapped(page)) return page;
  const first = page.first < 0 ? Math.max(1, total + page.first + 1) : page.first;
  return { ...page, total, all, first, total_capped: false, all_capped: false };
}

/** True if one of the numbers stops before the last one. */
export const isCapped = ({ total_capped, all_capped }: UsersPageData): boolean =>
  total_capped === true || all_capped === true;
