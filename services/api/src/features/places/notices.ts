import { setImmediate } from 'node:timers/promises';
import type { Campground, PlaceStatus } from '@camp/contracts/places/campgrounds';
import type { ClosureSource } from '@camp/contracts/places/vocabulary';
import type { CampgroundRow } from '@camp/places/campgrounds';
import type { Current, CurrentAlerts } from '#features/feeds/current-alerts.ts';
import { NoticeFinder, type Site } from '#features/feeds/notice-finder.ts';
import type { PlaceIndex } from './place-index.ts';

type Notice = Campground['notices'][number];

/** An index, and what closures and alerts say now of its places, by slug. */
export interface NoticedIndex extends PlaceIndex {
  notices: ReadonlyMap<string, Notice[]>;
  /** Of the alerts that they were compared with. */
  edition: number;
  /** 1 for each place, by its number, that is closed now. */
  closed: Uint8Array;
  closuresKnownBy: ClosureSource;
}

/** Number of places compared at a time; requests are answered in between. */
const placesAtATime = 200;

/** Compares places with alerts once for all requests, and again when either changes. */
export class PlaceNotices {
  private readonly alerts: CurrentAlerts;
  private noticed: NoticedIndex | undefined;
  private compared: { index: PlaceIndex; edition: number } | undefined;
  private comparing: Promise<NoticedIndex> | undefined;

  constructor(alerts: CurrentAlerts) {
    this.alerts = alerts;
  }

  /** Returns the index with notices: with those from before while other alerts are compared. */
  async on(index: PlaceIndex): Promise<NoticedIndex> {
    const current = await this.alerts.read();
    const { noticed, compared } = this;
    const isSame = compared?.index === index;
    if (noticed && isSame && compared.edition === current.edition) {
      const closuresKnownBy = knownByOf(current);
      if (noticed.closuresKnownBy === closuresKnownBy) return noticed;
      return (this.noticed = { ...noticed, closuresKnownBy });
    }
    this.comparing ??= this.compare(index, current).finally(() => (this.comparing = undefined));
    return noticed && isSame ? noticed : this.comparing;
  }

  private async compare(index: PlaceIndex, current: Current): Promise<NoticedIndex> {
    const finder = new NoticeFinder(current);
    const notices = new Map<string, Notice[]>();
    for (const [at, [slug, { row }]] of [...index.bySlug].entries()) {
      if (at % placesAtATime === 0) await setImmediate();
      const told = finder.of(siteOf(row));
      if (told.length > 0) notices.set(slug, told);
    }
    const closed = Uint8Array.from(index.places, ({ row }) =>
      notices.get(row.id)?.[0]?.status === 'closed' ? 1 : 0,
    );
    const { edition } = current;
    this.compared = { index, edition };
    this.noticed = { ...index, notices, edition, closed, closuresKnownBy: knownByOf(current) };
    return this.noticed;
  }
}

/** BC Parks is the feed that says of places as a whole that they are closed. */
function knownByOf({ isSample, feeds }: Current): ClosureSource {
  if (isSample) return 'samples';
  const state = feeds.find(({ name }) => name === 'bc-parks')?.state ?? 'off';
  if (state === 'off') return 'off';
  return state === 'fresh' ? 'live' : 'old';
}

function siteOf({ park, keys, latitude, longitude }: CampgroundRow): Site {
  return {
    orcs: park?.orcs ?? null,
    recResource: 'recResource' in keys ? keys.recResource : null,
    position: latitude !== null && longitude !== null ? [longitude, latitude] : null,
  };
}

/** Returns the first day of the soonest closure that was announced for a place. */
export function closesOn({ notices }: NoticedIndex, slug: string): string | null {
  const days = notices
    .get(slug)
    ?.flatMap(({ announced }) => (announced?.status === 'closed' ? [announced.from] : []));
  return days?.toSorted()[0] ?? null;
}

/** The gravest of a place's notices: it comes first. */
export const statusOf = ({ notices }: NoticedIndex, slug: string): PlaceStatus | null =>
  notices.get(slug)?.[0]?.status ?? null;
