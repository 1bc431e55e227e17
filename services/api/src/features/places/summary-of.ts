import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { kilometresBetween, type Spot } from './distance.ts';
import { closesOn, type NoticedIndex, statusOf } from './notices.ts';
import type { IndexedPlace } from './place-index.ts';

/** Presents a place in a list, with its distance from a centre and with what is said of it now. */
export function summaryOf(
  index: NoticedIndex,
  place: IndexedPlace,
  centre: Spot | null = null,
): CampgroundSummary {
  const { spot } = place;
  return {
    ...place.summary,
    distance_km: spot && centre && kilometresBetween(spot, centre),
    status: statusOf(index, place.row.id),
    closes_on: closesOn(index, place.row.id),
  };
}
