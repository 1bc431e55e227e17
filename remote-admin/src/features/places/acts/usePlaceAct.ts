import type { StaffPlace } from '@camp/contracts/places/staff-places';
import { notify, useMutation, useQueryClient } from '@camp/shell-api';
import { isStale } from '#features/staff-users/actions/is-stale.ts';
import { placeQuery, placesKey } from '#features/places/places.queries.ts';
import type { PlaceProps } from '#features/places/PlacePage.tsx';

interface Act<Input> {
  /** Sends the version on screen as `If-Match`, so that a stale view is rejected. */
  send: (input: Input, ifMatch: string) => Promise<{ place: StaffPlace }>;
  /** Said once it is done. */
  done: (input: Input) => string;
}

/** Something that staff do to a place. What others changed meanwhile is shown, and the error says so. */
export function usePlaceAct<Input>({ place, scope }: PlaceProps, { send, done }: Act<Input>) {
  const queries = useQueryClient();
  const refetch = () => queries.invalidateQueries({ queryKey: placesKey });

  return useMutation({
    mutationFn: (input: Input) => send(input, place.version),
    onSuccess: ({ place: changed }, input) => {
      queries.setQueryData(placeQuery(scope, place.slug).queryKey, changed);
      notify({ tone: 'success', text: done(input) });
      void refetch();
    },
    onError: (error) => (isStale(error) ? refetch() : undefined),
  });
}
