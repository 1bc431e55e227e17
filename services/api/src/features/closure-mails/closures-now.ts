import type { Feed, FeedName } from '@camp/contracts/places/alerts';
import type { CurrentAlerts } from '#features/feeds/current-alerts.ts';
import type { LiveIndex } from '#features/places/live-index.ts';
import type { NoticedIndex } from '#features/places/notices.ts';

/** A closure of a place, in the words of its authority. */
export interface Closure {
  feed: FeedName;
  /** Time of the feed's answer that says so. */
  asOf: Date;
  headline: { en: string; fr: string | null };
  /** Name of the authority. */
  source: string;
}

export interface PlaceNow {
  name: string;
  /** Null where nothing closes it. */
  closure: Closure | null;
}

/** The current closures, as far as the last good answers say. */
export interface ClosuresNow {
  /** Null for a place that is not shown, of which nothing is known. */
  of: (slug: string) => PlaceNow | null;
  /** Returns when a feed gave its last good answer; null where that is missing or older than it should be. */
  answeredAt: (feed: FeedName) => Date | null;
}

interface Parts {
  alerts: CurrentAlerts;
  places: LiveIndex;
}

/** Returns null while places are being compared with answers that have just come. */
export async function readClosures({ alerts, places }: Parts): Promise<ClosuresNow | null> {
  const { feeds, edition } = await alerts.read();
  const index = await places.current();
  return index.edition === edition ? closuresIn(index, feeds) : null;
}

export function closuresIn(
  index: Pick<NoticedIndex, 'bySlug' | 'notices'>,
  feeds: readonly Feed[],
): ClosuresNow {
  const closureOf = (slug: string): Closure | null => {
    const [gravest] = index.notices.get(slug) ?? [];
    const feed = feeds.find(({ title }) => title === gravest?.source);
    if (gravest?.status !== 'closed' || !feed?.as_of) return null;
    const { headline, headline_fr, source } = gravest;
    const words = { en: headline, fr: headline_fr };
    return { feed: feed.name, asOf: new Date(feed.as_of), headline: words, source };
  };
  return {
    of: (slug) => {
      const place = index.bySlug.get(slug);
      if (!place || place.goneAt !== null) return null;
      return { name: place.summary.name, closure: closureOf(slug) };
    },
    answeredAt: (name) => {
      const feed = feeds.find((each) => each.name === name);
      return feed?.state === 'fresh' && feed.as_of ? new Date(feed.as_of) : null;
    },
  };
}
