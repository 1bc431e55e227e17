import type { CampgroundSummary } from './campgrounds.ts';

type Deciding = Pick<CampgroundSummary, 'type' | 'season' | 'reservation'>;

/** Counts the facts that decide on a stay and are not known of a place: kind, season, reservations. */
const countUnknown = ({ type, season, reservation }: Deciding): number =>
  [type === 'unknown', season === null, reservation === 'unknown'].filter(Boolean).length;

/** Returns the same places in their order, those of which most is known first. */
export const knownFirst = <Place>(
  places: readonly Place[],
  summaryOf: (place: Place) => Deciding,
): Place[] => places.toSorted((a, b) => countUnknown(summaryOf(a)) - countUnknown(summaryOf(b)));
