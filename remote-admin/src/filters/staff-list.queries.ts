import {
  keepListView,
  type ListView,
  readStaffList,
  removeFilter,
  type SavedFilter,
  saveFilter,
  type StaffList,
} from '@camp/contracts/staff/staff-lists';
import { api, queryOptions, useMutation, useQueryClient } from '@camp/shell-api';

/** How long what a person keeps is taken for fresh: another device may change it meanwhile. */
const freshForMs = 60_000;

/** What the signed-in person keeps of a list: how it looks, and filters by name. */
export const staffListQuery = (list: StaffList) =>
  queryOptions({
    queryKey: ['staff-list', list],
    queryFn: ({ signal }) => api(readStaffList, { params: { list }, signal }),
    staleTime: freshForMs,
  });

/** Keeps how a list looks. A failure goes unsaid: this device has its own copy. */
export function useKeepView(list: StaffList) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ListView) => api(keepListView, { params: { list }, body }),
    onSuccess: ({ view }) =>
      queries.setQueryData(staffListQuery(list).queryKey, (kept) => kept && { ...kept, view }),
  });
}

interface NamedQuery {
  name: string;
  query: string;
}

export function useSaveFilter(list: StaffList, onSaved: () => void) {
  const show = useShowFilters(list);
  return useMutation({
    mutationFn: (body: NamedQuery) => api(saveFilter, { params: { list }, body }),
    onSuccess: ({ filters }) => {
      show(filters);
      onSaved();
    },
  });
}

export function useRemoveFilter(list: StaffList) {
  const show = useShowFilters(list);
  return useMutation({
    mutationFn: ({ id }: SavedFilter) => api(removeFilter, { params: { list, id } }),
    onSuccess: ({ filters }) => show(filters),
  });
}

function useShowFilters(list: StaffList) {
  const queries = useQueryClient();
  const { queryKey } = staffListQuery(list);
  return (filters: SavedFilter[]) =>
    queries.setQueryData(queryKey, (kept) => ({ view: kept?.view ?? null, filters }));
}

/** True if two addresses ask for the same, in whatever order. */
export function isSameQuery(one: string, other: string): boolean {
  const [a, b] = [new URLSearchParams(one), new URLSearchParams(other)];
  a.sort();
  b.sort();
  return a.toString() === b.toString();
}
