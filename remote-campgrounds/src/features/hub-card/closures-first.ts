import type { Feed } from '@camp/contracts/places/alerts';
import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import type { PlaceEntry } from '@camp/contracts/places/saved-places';

const isClosing = ({ status, closes_on: day }: CampgroundSummary) => status === 'closed' || !!day;

/** Returns the campgrounds of lists that are shown, each once: those that are closed, or soon will be, before all others. */
export function closuresFirst(
  entries: readonly Pick<PlaceEntry, 'campground'>[],
): CampgroundSummary[] {
  const shown = entries.flatMap(({ campground }) => campground ?? []);
  const once = new Map(shown.map((campground) => [campground.slug, campground]));
  return [...once.values()].toSorted(
    (one, other) => Number(isClosing(other)) - Number(isClosing(one)),
  );
}

/** The feeds that tell of closures. */
const closing = new Set<Feed['name']>(['bc-parks', 'recreation-sites']);

/** Returns how many places are closed or will be, as of the oldest answer that decides it; null where none was given. */
export function closuresAmong(places: readonly CampgroundSummary[], feeds: readonly Feed[]) {
  const asked = feeds.filter(({ name, state, is_sample: isSample }) => {
    return closing.has(name) && (state !== 'off' || isSample);
  });
  const days = asked.flatMap(({ as_of: asOf }) => asOf?.slice(0, 10) ?? []);
  const [asOf] = days.toSorted((one, other) => one.localeCompare(other));
  if (asOf === undefined || days.length < asked.length) return null;
  return { places: places.length, closed: places.filter(isClosing).length, asOf };
}
