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
import {
  api,
  queryOptions,
  retryDuringOutage,
  useMutation,
  useQuery,
  useQueryClient,
} from '@camp/shell-api';
import { sendOrWait } from './send-waiting.ts';
import { type ListId, savedKey, useWaiting } from './waiting-changes.ts';
import { listWith, savedWith, withPlace } from './with-waiting.ts';

type RemovedPlace = CallResult<typeof removePlace>['removed'];

/** Another tab may have changed the lists a moment ago. */
const refetchOnWindowFocus = 'always';

/** Changes of a campground by staff show in a list, too. */
const meta = { changesWith: 'places' } as const;

/** All lists of the signed-in member, and which campgrounds are in which. */
const savedPlacesQuery = (userId: number | null) =>
  queryOptions({
    queryKey: [...savedKey, userId],
    queryFn: ({ signal }) => api(readSavedPlaces, { signal }),
    enabled: userId !== null,
    refetchInterval: retryDuringOutage,
    refetchOnWindowFocus,
    staleTime: 60_000,
  });

const listQuery = (list: ListId) =>
  queryOptions({
    queryKey: [...savedKey, 'list', list],
    meta,
    queryFn: async ({ signal }) => (await api(readList, { params: { list }, signal })).list,
    refetchInterval: retryDuringOutage,
    refetchOnWindowFocus,
  });

/** The saved places of a member, with the changes that wait for the network. */
export function useSavedPlaces(userId: number | null) {
  const waiting = useWaiting(userId);
  return useQuery({
    ...savedPlacesQuery(userId),
    select: (saved: SavedPlaces) => savedWith(saved, waiting),
  });
}

/** A list of a member, with the changes that wait for the network. */
export function useList(id: ListId, userId: number | null) {
  const waiting = useWaiting(userId);
  return useQuery({
    ...listQuery(id),
    select: (list: WholePlaceList) => listWith(list, { id, waiting }),
  });
}

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
  /** Name of the campground. */
  name: string;
  /** The entry that was taken out, to put it back as it was. */
  before?: RemovedPlace;
}

/**
 * Saves a campground in a list, or takes it out. The screen changes at once, and back if the call fails; the last
 * answer is what counts. Without a network the change waits, and the answer is null.
 */
export function usePlacing(userId: number | null) {
  const queries = useQueryClient();
  const { queryKey } = savedPlacesQuery(userId);
  const keep = async (answer: SavedPlaces | null) => {
    if (!answer) return undefined;
    /* Their owner was not known when this was pressed, and may be by now. */
    if (userId === null) return queries.invalidateQueries({ queryKey: savedKey });
    /* Another part of the page may have asked meanwhile: an answer from before is not to take this back. */
    await queries.cancelQueries({ queryKey });
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
    mutationFn: ({ list, slug, name, before }: Placing) => {
      const body = before ?? {};
      return sendOrWait({ act: 'save', list, slug, name, body }, () =>
        api(savePlace, { params: { list, slug }, body }),
      );
    },
    onMutate: (placing) => expect(placing, true),
    onSuccess: keep,
    onError: undo,
  });
  const remove = useMutation({
    mutationFn: ({ list, slug, name }: Placing) =>
      sendOrWait({ act: 'remove', list, slug, name }, () =>
        api(removePlace, { params: { list, slug } }),
      ),
    onMutate: (placing) => expect(placing, false),
    onSuccess: keep,
    onError: undo,
  });
  return { save, remove };
}

interface NoteChange {
  slug: string;
  name: string;
  note: string;
  /** The note before. */
  seen: string;
}

/**
 * Changes to a list itself; each answer is the list as it is then. Its name, order and notes may wait for the network.
 */
export function useListChanges(list: ListId) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: savedKey });
  const keep = (whole: WholePlaceList | null) =>
    whole && queries.setQueryData(listQuery(list).queryKey, whole);

  return {
    change: useMutation({
      mutationFn: (body: { name?: string; order?: string[] }) =>
        sendOrWait(
          { act: 'change', list, body },
          async () => (await api(changeList, { params: { list }, body })).list,
        ),
      onSuccess: keep,
      onSettled: refresh,
    }),
    note: useMutation({
      mutationFn: ({ slug, name, note, seen }: NoteChange) =>
        sendOrWait({ act: 'save', list, slug, name, body: { note }, seen }, () =>
          api(savePlace, { params: { list, slug }, body: { note } }),
        ),
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
