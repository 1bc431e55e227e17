import {
  changeList,
  createList,
  deleteList,
  readList,
  readSavedPlaces,
  readSharedList,
  removePlace,
  type SavedPlaces,
  savePlace,
  shareList,
  type WholePlaceList,
  withdrawShare,
} from '@camp/contracts/places/saved-places';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { api, queryOptions, retryDuringOutage, useMutation, useQueryClient } from '@camp/shell-api';

/** A list by its id; `own` is the one without a name. */
export type ListId = number | 'own';

type RemovedPlace = CallResult<typeof removePlace>['removed'];

const savedKey = ['saved-places'];

/** Another tab may have changed the lists a moment ago. */
const refetchOnWindowFocus = 'always';

/** Changes of a campground by staff show in a list, too. */
const meta = { changesWith: 'places' } as const;

/** All lists of the signed-in member, and which campgrounds are in which. */
export const savedPlacesQuery = (userId: number | null) =>
  queryOptions({
    queryKey: [...savedKey, userId],
    queryFn: ({ signal }) => api(readSavedPlaces, { signal }),
    enabled: userId !== null,
    refetchInterval: retryDuringOutage,
    refetchOnWindowFocus,
    staleTime: 60_000,
  });

export const listQuery = (list: ListId) =>
  queryOptions({
    queryKey: [...savedKey, 'list', list],
    meta,
    queryFn: async ({ signal }) => (await api(readList, { params: { list }, signal })).list,
    refetchInterval: retryDuringOutage,
    refetchOnWindowFocus,
  });

/** A list that someone else shares. */
export const sharedListQuery = (code: string) =>
  queryOptions({
    queryKey: ['shared-list', code],
    meta,
    queryFn: async ({ signal }) => (await api(readSharedList, { params: { code }, signal })).list,
    retry: false,
  });

interface Placing {
  list: ListId;
  slug: string;
  /** The entry that was taken out, to put it back as it was. */
  before?: RemovedPlace;
}

/**
 * Saves a campground in a list, or takes it out. The screen changes at once, and back if the call fails; the last
 * answer is what counts.
 */
export function usePlacing(userId: number | null) {
  const queries = useQueryClient();
  const { queryKey } = savedPlacesQuery(userId);
  const keep = (answer: SavedPlaces) => {
    /* Their owner was not known when this was pressed, and may be by now. */
    if (userId === null) return queries.invalidateQueries({ queryKey: savedKey });
    queries.setQueryData(queryKey, { lists: answer.lists, saved: answer.saved });
    return queries.invalidateQueries({ queryKey: [...savedKey, 'list'] });
  };
  const expect = async ({ list, slug }: Placing, isSaved: boolean) => {
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<SavedPlaces>(queryKey);
    if (before) queries.setQueryData(queryKey, withPlace(before, { list, slug, isSaved }));
    return { before };
  };
  const undo = (
    _error: unknown,
    _placing: Placing,
    context?: { before: SavedPlaces | undefined },
  ) => queries.setQueryData(queryKey, context?.before);

  const save = useMutation({
    mutationFn: ({ list, slug, before }: Placing) =>
      api(savePlace, { params: { list, slug }, body: before ?? {} }),
    onMutate: (placing) => expect(placing, true),
    onSuccess: keep,
    onError: undo,
  });
  const remove = useMutation({
    mutationFn: ({ list, slug }: Placing) => api(removePlace, { params: { list, slug } }),
    onMutate: (placing) => expect(placing, false),
    onSuccess: keep,
    onError: undo,
  });
  return { save, remove };
}

/** The list without a name may not be there yet: until the answer comes it has no id. */
const notYet = 0;

function withPlace(
  { lists, saved }: SavedPlaces,
  { list, slug, isSaved }: { list: ListId; slug: string; isSaved: boolean },
): SavedPlaces {
  const id = list === 'own' ? (lists.find(({ name }) => name === null)?.id ?? notYet) : list;
  const inLists = saved.find((each) => each.slug === slug)?.lists ?? [];
  const others = inLists.filter((each) => each !== id);
  const next = isSaved ? [...others, id] : others;
  const rest = saved.filter((each) => each.slug !== slug);
  return { lists, saved: next.length > 0 ? [...rest, { slug, lists: next }] : rest };
}

/** True if a campground is in the list without a name, as far as is known. */
export function isInOwnList({ lists, saved }: SavedPlaces, slug: string): boolean {
  const own = lists.find(({ name }) => name === null)?.id ?? notYet;
  return saved.some((each) => each.slug === slug && each.lists.includes(own));
}

/** Changes to a list itself; each answer is the list as it is then. */
export function useListChanges(list: ListId) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: savedKey });
  const keep = (whole: WholePlaceList) => queries.setQueryData(listQuery(list).queryKey, whole);

  return {
    change: useMutation({
      mutationFn: async (body: { name?: string; order?: string[] }) =>
        (await api(changeList, { params: { list }, body })).list,
      onSuccess: keep,
      onSettled: refresh,
    }),
    note: useMutation({
      mutationFn: ({ slug, note }: { slug: string; note: string }) =>
        api(savePlace, { params: { list, slug }, body: { note } }),
      onSettled: refresh,
    }),
    share: useMutation({
      mutationFn: () => api(shareList, { params: { list } }),
      onSettled: refresh,
    }),
    withdraw: useMutation({
      mutationFn: () => api(withdrawShare, { params: { list } }),
      onSettled: refresh,
    }),
    drop: useMutation({
      mutationFn: () => api(deleteList, { params: { list } }),
      onSuccess: () => queries.removeQueries({ queryKey: listQuery(list).queryKey }),
      onSettled: refresh,
    }),
  };
}

export function useNewList(onMade: (id: number) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: { name: string }) => (await api(createList, { body })).list,
    onSuccess: ({ id }) => onMade(id),
    onSettled: () => queries.invalidateQueries({ queryKey: savedKey }),
  });
}
