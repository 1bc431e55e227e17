import type { StaffPlace } from '@camp/contracts/staff/staff-places';
import { notify, useMutation, useQueryClient } from '@camp/shell-api';
import { isStale } from '#features/staff-users/actions/is-stale.ts';
import { placeQuery, placesKey } from '#features/places/places.queries.ts';
import type { PlaceProps } from '#features/places/places.queries.ts';

interface Act<Input> {
  /** Sends the version on screen as `If-Match`, so that a stale view is rejected. */
  send: (input: Input, ifMatch: string) => Promise<{ place: StaffPlace }>;
  /** Returns the text to show on success. */
  done: (input: Input) => string;
}

/** Performs an action of staff on a place. If others changed it meanwhile, the page and the error show that. */
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
