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

/** Time for which a person's settings count as fresh, in milliseconds: another device may change them. */
const freshForMs = 60_000;

/** The signed-in person's settings of a list: its view, and the filters saved by name. */
export const staffListQuery = (list: StaffList) =>
  queryOptions({
    queryKey: ['staff-list', list],
    queryFn: ({ signal }) => api(readStaffList, { params: { list }, signal }),
    staleTime: freshForMs,
  });

/** Saves the view of a list. A failure is not reported, as this device has its own copy. */
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
