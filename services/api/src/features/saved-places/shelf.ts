import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import type { AppContext } from '#context.ts';
import { summaryOf } from '#features/places/summary-of.ts';
import type { LiveIndex } from '#features/places/live-index.ts';

/** The parts that lists of places are made with. */
export interface Shelf {
  db: AppContext['db'];
  places: LiveIndex;
}

/** Campgrounds by slug; those that are gone, or were never there, are left out. */
export async function summariesOf(
  places: LiveIndex,
  slugs: readonly string[],
): Promise<Map<string, CampgroundSummary>> {
  const index = await places.current();
  const found = slugs.flatMap((slug) => {
    const place = index.bySlug.get(slug);
    return place && place.goneAt === null ? [[slug, summaryOf(index, place)] as const] : [];
  });
  return new Map(found);
}
