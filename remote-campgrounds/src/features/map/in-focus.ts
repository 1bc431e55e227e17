import { kmBetween } from '@camp/places/geometry';
import type { MapPoints } from '#places/campgrounds.queries.ts';

type Points = MapPoints['points'];

/** A town that was searched for, and the distance that counts as around it. */
export interface Focus {
  town: { latitude: number; longitude: number };
  km: number;
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
