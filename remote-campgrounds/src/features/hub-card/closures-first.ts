import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import type { PlaceEntry } from '@camp/contracts/places/saved-places';

const isClosing = ({ status, closes_on: day }: CampgroundSummary) => status === 'closed' || !!day;

/** Returns the campgrounds of a list that are shown: those that are closed, or soon will be, before all others. */
export function closuresFirst(
  entries: readonly Pick<PlaceEntry, 'campground'>[],
): CampgroundSummary[] {
  const shown = entries.flatMap(({ campground }) => campground ?? []);
  return shown.toSorted((one, other) => Number(isClosing(other)) - Number(isClosing(one)));
}
