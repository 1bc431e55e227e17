import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import type { MapPoints } from './campgrounds.queries.ts';

/** Places as the map takes them. */
export function pointsOf(places: readonly CampgroundSummary[]): MapPoints {
  const points = places.flatMap(({ slug, name, point, precision, status }) =>
    point && precision
      ? [[slug, name, point.latitude, point.longitude, precision, status] satisfies Point]
      : [],
  );
  return { points, without_point: places.length - points.length };
}

type Point = MapPoints['points'][number];
