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
