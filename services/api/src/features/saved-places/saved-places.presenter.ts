import { sharePath } from '@camp/contracts/places/saved-places';
import type {
  PlaceEntry,
  PlaceList as ShownList,
  SavedPlaces,
} from '@camp/contracts/places/saved-places';
import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import type { PlaceList, SavedPlace } from '#models/place-list.ts';

export const presentList = (list: PlaceList, places: number): ShownList => ({
  id: list.id,
  name: list.name,
  places,
  share_path: list.shareCode === null ? null : sharePath(list.shareCode),
  updated_at: list.updatedAt.toISOString(),
});

export const presentEntry = (
  { slug, note, createdAt }: SavedPlace,
  campground: CampgroundSummary | null,
): PlaceEntry => ({ slug, campground, note, saved_at: createdAt.toISOString() });

/** Lists with how many places each has, and which campground is in which. */
export function presentOverview(
  lists: readonly PlaceList[],
  saved: readonly SavedPlace[],
): SavedPlaces {
  const bySlug = Map.groupBy(saved, ({ slug }) => slug);
  const byList = Map.groupBy(saved, ({ listId }) => listId);
  return {
    lists: lists.map((list) => presentList(list, byList.get(list.id)?.length ?? 0)),
    saved: [...bySlug].map(([slug, entries]) => ({
      slug,
      lists: entries.map(({ listId }) => listId),
    })),
  };
}
