import {
  type Campground,
  placeStatuses,
  type PlaceStatus,
} from '@camp/contracts/places/campgrounds';

type Notice = Campground['notices'][number];

/** What closures and alerts say of a place. No feed tells of any yet. */
export const noticesOf = (_slug: string): Notice[] => [];

/** The gravest of its notices. */
export function statusOf(slug: string): PlaceStatus | null {
  const told = new Set(noticesOf(slug).map(({ status }) => status));
  return placeStatuses.find((status) => told.has(status)) ?? null;
}
