import type { FeedName } from '@camp/contracts/places/alerts';
import type { Closure, ClosuresNow, PlaceNow } from './closures-now.ts';

/** The state of a place as a member knows it: the feed that closes it and its answer, or that it is open. */
export interface LastState {
  slug: string;
  closedBy: FeedName | null;
  closedAsOf: Date | null;
}

/** A place whose state is not the one that the member knows. */
export interface Change {
  slug: string;
  name: string;
  /** Null where it is open again. */
  closure: Closure | null;
  /** The feed that closes it, or did. */
  feed: FeedName;
}

export interface Comparison {
  changes: Change[];
  /** States to keep, whether or not anyone is notified. */
  kept: LastState[];
}

/**
 * Compares saved places with what their owner knows of them. A place that is new among them is taken as known.
 * A closure ends by a good answer of the feed that closed it, and by nothing else: a feed that fails, or is off,
 * opens nothing (docs/decisions/mail.md#0245).
 */
export function compareClosures(
  slugs: readonly string[],
  known: readonly LastState[],
  now: ClosuresNow,
): Comparison {
  const bySlug = new Map(known.map((each) => [each.slug, each]));
  const compared: Comparison = { changes: [], kept: [] };
  for (const slug of slugs) {
    const place = now.of(slug);
    if (!place) continue;
    const before = bySlug.get(slug);
    const change = before && changeOf(before, place, now);
    if (change) compared.changes.push(change);
    else if (!before || isNews(before, place.closure))
      compared.kept.push(knownOf(slug, place.closure));
  }
  return compared;
}

export const knownOf = (slug: string, closure: Closure | null): LastState => ({
  slug,
  closedBy: closure?.feed ?? null,
  closedAsOf: closure?.asOf ?? null,
});

/** Returns null where nothing has changed, or no good answer says that it has. */
function changeOf(before: LastState, { name, closure }: PlaceNow, now: ClosuresNow): Change | null {
  const { slug, closedBy } = before;
  if (closure) return closedBy === null ? { slug, name, closure, feed: closure.feed } : null;
  return closedBy !== null && isOver(before, now) ? { slug, name, closure, feed: closedBy } : null;
}

/** True if a place stays closed by another answer than the one that is kept. */
const isNews = ({ closedBy, closedAsOf }: LastState, closure: Closure | null) =>
  closure !== null &&
  (closure.feed !== closedBy || closure.asOf.getTime() !== closedAsOf?.getTime());

function isOver({ closedBy, closedAsOf }: LastState, now: ClosuresNow): boolean {
  const answeredAt = closedBy && now.answeredAt(closedBy);
  return answeredAt !== null && answeredAt > (closedAsOf ?? new Date(0));
}
