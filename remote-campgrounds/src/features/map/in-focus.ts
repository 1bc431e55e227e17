import { kmBetween } from '@camp/places/geometry';
import type { MapPoints } from '#places/campgrounds.queries.ts';

type Points = MapPoints['points'];

/** A town that was searched for, and the distance that counts as around it. */
export interface Focus {
  town: { latitude: number; longitude: number };
  km: number;
}

/** Spans of the province's width and height, in degrees, from which on points are of all of it. */
const spanOfAll = { longitude: 15, latitude: 7.5 };

/** True if points lie all over the province: then the province is what a map opens for. */
export function coverProvince(points: Points): boolean {
  const spanOf = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers);
  return (
    points.length > 0 &&
    spanOf(points.map(([, , , longitude]) => longitude)) >= spanOfAll.longitude &&
    spanOf(points.map(([, , latitude]) => latitude)) >= spanOfAll.latitude
  );
}

/** Returns the points that a map opens for: those around the town that was searched for, or else all. */
export function inFocus(points: Points, focus: Focus | null): Points {
  if (!focus) return points;
  const { town, km } = focus;
  const around = points.filter(
    ([, , latitude, longitude]) =>
      kmBetween([town.longitude, town.latitude], [longitude, latitude]) <= km,
  );
  return around.length > 0 ? around : points;
}
