import type { Campground } from '@camp/contracts/places/campgrounds';
import { isInside, kmBetween, type Position } from '@camp/places/geometry';
import type { FeedAlert } from '#features/feed-adapters/alert.ts';
import type { Current } from './current-alerts.ts';
import { authorityOf } from './feeds.ts';

type Notice = Campground['notices'][number];

/** The facts of a place that alerts are compared with (docs/decisions/places.md#0228). */
export interface Site {
  /** Number of its park; null where it is in none. */
  orcs: number | null;
  /** Number of the recreation site; null where it is none. */
  recResource: string | null;
  /** Null where it is not known. */
  position: Position | null;
}

/** An alert with what it will be, if it was only announced. */
interface ToldAlert extends FeedAlert {
  announced: Notice['announced'];
}

interface FoundAlert {
  alert: ToldAlert;
  /** Null where it is about the place itself, or an area that it lies in. */
  km: number | null;
}

/** Maximum number of notices of a place. */
const maxNotices = 20;
const gravity: Notice['status'][] = ['closed', 'warning', 'notice'];
/** Least distance between two points that are a degree of latitude apart, in kilometres. */
const kmOfDegree = 110;

/** Finds what alerts say of places, of which there may be many. */
export class NoticeFinder {
  private readonly isSample: boolean;
  private readonly byPark = new Map<number, ToldAlert[]>();
  private readonly bySite = new Map<string, ToldAlert[]>();
  /** Alerts whose distance or area has to be measured. */
  private readonly spread: ToldAlert[] = [];

  constructor({ alerts, announced, isSample }: Pick<Current, 'alerts' | 'announced' | 'isSample'>) {
    this.isSample = isSample;
    const begun = alerts.map((alert) => ({ ...alert, announced: null }));
    for (const alert of [...begun, ...announced.flatMap(announcedAlert)]) {
      const { reach } = alert;
      if (reach?.of === 'parks') for (const orcs of reach.orcs) add(this.byPark, orcs, alert);
      else if (reach?.of === 'recreation-site') add(this.bySite, reach.id, alert);
      else if (reach) this.spread.push(alert);
    }
  }

  /** Returns the notices of a place, the gravest first, then the nearest. */
  of(site: Site): Notice[] {
    const found = [...this.named(site), ...this.near(site)].toSorted(byGravity);
    return found.slice(0, maxNotices).map((each) => present(each, this.isSample));
  }

  private named({ orcs, recResource }: Site): FoundAlert[] {
    const ofPark = orcs === null ? undefined : this.byPark.get(orcs);
    const ofSite = recResource === null ? undefined : this.bySite.get(recResource);
    return [...(ofPark ?? []), ...(ofSite ?? [])].map((alert) => ({ alert, km: null }));
  }

  private near({ position }: Site): FoundAlert[] {
    const found: FoundAlert[] = [];
    for (const alert of position ? this.spread : []) {
      const km = position && measured(position, alert);
      if (km !== null) found.push({ alert, km: alert.reach?.of === 'areas' ? null : km });
    }
    return found;
  }
}

let format: Intl.DateTimeFormat | undefined;

/** Returns the day of a moment, as clocks of the province have it. */
function dayOf(moment: string): string {
  format ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' });
  return format.format(new Date(moment));
}

/** Nothing is closed yet: it only counts as a notice. */
const announcedAlert = ({ status, from, ...alert }: FeedAlert): ToldAlert[] =>
  from === null
    ? []
    : [{ ...alert, from, status: 'notice', announced: { from: dayOf(from), status } }];

function add<Key>(alerts: Map<Key, ToldAlert[]>, key: Key, alert: ToldAlert): void {
  const known = alerts.get(key);
  if (known) known.push(alert);
  else alerts.set(key, [alert]);
}

const byGravity = (a: FoundAlert, b: FoundAlert) =>
  gravityOf(a.alert) - gravityOf(b.alert) || (a.km ?? 0) - (b.km ?? 0);

/** An announcement comes before what is only a notice. */
const gravityOf = ({ status, announced }: ToldAlert) =>
  gravity.indexOf(status) - (announced ? 0.5 : 0);

/** Returns the distance in kilometres, 0 inside an area; null where it is too far, or the place is outside. */
function measured(from: Position, { reach }: FeedAlert): number | null {
  if (reach?.of === 'areas') return reach.polygons.some((each) => isInside(from, each)) ? 0 : null;
  if (reach?.of !== 'around') return null;
  let least = Infinity;
  for (const each of reach.positions) {
    if (Math.abs(each[1] - from[1]) * kmOfDegree > reach.km) continue;
    least = Math.min(least, kmBetween(from, each));
  }
  return least <= reach.km ? least : null;
}

function present({ alert, km }: FoundAlert, isSample: boolean): Notice {
  const { id, status, announced, headline, text, url, source, asOf } = alert;
  const away = km === null ? null : Math.round(km);
  const french = headline.fr !== null && away !== null ? `, à environ ${away}\u00A0km` : '';
  return {
    id,
    status,
    announced,
    headline: headline.en + (away === null ? '' : `, about ${away} km away`),
    headline_fr: headline.fr === null ? null : headline.fr + french,
    text: text?.en ?? null,
    text_fr: text?.fr ?? null,
    url,
    source: authorityOf(source),
    as_of: asOf,
    is_sample: isSample,
  };
}
