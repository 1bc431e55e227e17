import type { Town } from '@camp/contracts/places/campgrounds';
import type { PlaceEntry } from '@camp/contracts/places/saved-places';
import { kmBetween } from '@camp/places/geometry';

/** A place of any list; its campground is null where that is not shown any more. */
export type ListedPlace = Pick<PlaceEntry, 'campground'>;

/** A place to measure from: a town, or the visitor's own place. */
export interface Origin extends Pick<Town, 'latitude' | 'longitude'> {
  /** Null for the visitor's own place. */
  town: Town | null;
}

/** Reads a point as the list of campgrounds has it in its address, `49.25,-123.1`. */
export function ownOrigin(at: string): Origin {
  const [latitude = Number.NaN, longitude = Number.NaN] = at.split(',').map(Number);
  return { latitude, longitude, town: null };
}

/** Sorts the nearest first, each with its distance; places without a point come last, in their order. */
export function nearestFirst<Place extends ListedPlace>(
  entries: readonly Place[],
  { latitude, longitude }: Origin,
): Place[] {
  const measured = entries.map((entry) => {
    const { campground } = entry;
    if (!campground?.point) return { entry, km: Infinity };
    const { point } = campground;
    const km = kmBetween([longitude, latitude], [point.longitude, point.latitude]);
    return { entry: { ...entry, campground: { ...campground, distance_km: km } }, km };
  });
  /* Subtracting would not order those that are infinitely far. */
  return measured
    .toSorted((one, other) => (one.km === other.km ? 0 : one.km - other.km))
    .map(({ entry }) => entry);
}
