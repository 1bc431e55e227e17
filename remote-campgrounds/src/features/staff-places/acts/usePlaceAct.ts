import type { StaffPlace } from '@camp/contracts/staff/staff-places';
import { useQueryClient } from '@camp/shell-api';
import type { WithReason } from '@camp/ui/acts/useAct';
import { type StaffAct, useStaffAct } from '@camp/staff/acts/useStaffAct';
import { type PlaceProps, placeQuery, placesKey } from '#features/staff-places/places.queries.ts';

interface PlaceChange {
  place: StaffPlace;
}

interface PlaceAct<Input> extends Omit<StaffAct<Input, PlaceChange>, 'call' | 'refresh'> {
  /** Sends the version on screen as `If-Match`, so that a stale view is rejected. */
  send: (input: WithReason<Input>, ifMatch: string) => Promise<PlaceChange>;
}

/** An act of staff on a place. If others changed it meanwhile, the page and the failure show that. */
export function usePlaceAct<Input = void>(
  { place, scope }: PlaceProps,
  { send, ...act }: PlaceAct<Input>,
) {
  const queries = useQueryClient();

  return useStaffAct<Input, PlaceChange>({
    ...act,
    failureShows: 'in-dialog',
    call: (input) => send(input, place.version),
    onSuccess: (change) => {
      queries.setQueryData(placeQuery(scope, place.slug).queryKey, change.place);
      act.onSuccess?.(change);
    },
    refresh: () => void queries.invalidateQueries({ queryKey: placesKey }),
  });
}
