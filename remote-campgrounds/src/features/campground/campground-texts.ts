import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import type { MapPoints } from '#places/campgrounds.queries.ts';

/** Returns the title of a page until its name is loaded: 'Alice Lake' for 'alice-lake'. */
export function nameFromSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

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
