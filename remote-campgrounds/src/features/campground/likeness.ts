/** Returns the pairs of letters that follow one another in a slug. */
const pairsOf = (slug: string) =>
  new Set(Array.from({ length: slug.length - 1 }, (_, at) => slug.slice(at, at + 2)));

/** Share of the pairs of letters of a typed slug that another slug has, 0 to 1. */
function likeness(typed: string, slug: string): number {
  const [wanted, found] = [pairsOf(typed), pairsOf(slug)];
  return [...wanted].filter((pair) => found.has(pair)).length / Math.max(1, wanted.size);
}

/** Returns places by how much their slugs are like a typed one, the nearest first; none half as like as the first. */
export function likestFirst<Place extends { slug: string }>(
  typed: string,
  places: readonly Place[],
): Place[] {
  const measured = places.map((place) => ({ place, like: likeness(typed, place.slug) }));
  const sorted = measured.toSorted((one, other) => other.like - one.like);
  const best = sorted[0]?.like ?? 0;
  return sorted.flatMap(({ place, like }) => (like > best / 2 ? [place] : []));
}
