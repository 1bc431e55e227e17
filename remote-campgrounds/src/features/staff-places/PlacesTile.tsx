import { listParkUpdates } from '@camp/contracts/staff/park-updates';
import { listStaffPlaces } from '@camp/contracts/staff/staff-places';
import { api, queryOptions, retryDuringOutage, useQuery } from '@camp/shell-api';
import { PageTile } from '@camp/staff/display/PageTile';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import { placesKey } from './places.queries.ts';
import en from './tile.en.json' with { type: 'json' };
import fr from './tile.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/staff-places/tile']>({ en, fr });

const emblem =
  'M12 4.5 3 19.5h18ZM12 4.5 10.5 2.5M12 4.5l1.5-2M12 12v7.5M12 12l-3.5 7.5M12 12l3.5 7.5';

/** Time between refetches, in milliseconds. */
const refetchAfterMs = 60_000;

/** The lists answer with their counts; none of their rows is of use here. */
const onlyCounts = { limit: 1 };

const figuresQuery = queryOptions({
  queryKey: [...placesKey, 'figures'],
  queryFn: async ({ signal }) => {
    const [{ counts }, { total }] = await Promise.all([
      api(listStaffPlaces.admin, { query: onlyCounts, signal }),
      api(listParkUpdates.admin, { query: onlyCounts, signal }),
    ]);
    return { ...counts, waiting: total };
  },
  refetchInterval: (query) => retryDuringOutage(query) || refetchAfterMs,
});

/** Tile of the dashboard: how many places visitors find, or that parks wait for a decision. */
export default function PlacesTile() {
  const tile = useMessages(messages);
  const { data } = useQuery(figuresQuery);
  const { title } = tile;
  if (data && data.waiting > 0) {
    const fact = tile.waiting({ count: data.waiting });
    return (
      <PageTile {...{ title, emblem, fact }} to="/campgrounds/staff/park-updates" state="due" />
    );
  }

  const fact = data && tile.facts({ shown: data.shown, corrected: data.corrected });
  return <PageTile {...{ title, emblem }} to="/campgrounds/staff" fact={fact ?? tile.text} />;
}
