import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { staffPlaceStates } from '@camp/contracts/staff/staff-places';
import { useInfiniteQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useQueryState } from '@camp/staff/filters/useQueryState';
import { StateList } from '@camp/staff/list/StateList';
import type { StaffScope } from '@camp/staff/staff-scope';
import { messages } from './messages.ts';
import { placesForm, placesQuery } from './places.queries.ts';
import { PlacesFrame } from './PlacesFrame.tsx';
import { PlacesTable } from './PlacesTable.tsx';

/** All places, visible to visitors or not, found by name and by state. */
export function PlacesPage() {
  return <PlacesFrame current="places">{(scope) => <Places scope={scope} />}</PlacesFrame>;
}

function Places({ scope }: { scope: StaffScope }) {
  const texts = useMessages(messages);
  const list = useQueryState(placesForm, { isOneEntry: true });

  return (
    <StateList
      list={list}
      query={useInfiniteQuery(placesQuery(scope, list.state))}
      rowsOf={({ places }) => places}
      maxLength={fieldLengths.placeSearch}
      states={staffPlaceStates.map((state) => ({ state, name: texts.states[state] }))}
      countOf={({ counts, total }, state) => (state ? counts[state] : total)}
      texts={texts}
      empty="matches"
    >
      {(places) => <PlacesTable places={places} />}
    </StateList>
  );
}
