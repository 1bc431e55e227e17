import { setImmediate } from 'node:timers/promises';
import type { PlaceSource as ShownSource } from '@camp/contracts/places/open-data';
import type { CampgroundRow } from '@camp/places/campgrounds';
import { keptCampground } from '@camp/places/kept-campground';
import { keptPark } from '@camp/places/parks';
import { sourceRow } from '@camp/places/reference';
import type { AppContext } from '#context.ts';
import type { CurrentAlerts } from '#features/feeds/current-alerts.ts';
import { Park, Place, PlaceSource } from '#models/place.ts';
import { PlaceImport } from '#models/place-import.ts';
import { HiddenPlace, PlaceCorrection } from '#models/place-correction.ts';
import { presentSource } from './campgrounds.presenter.ts';
import { type CorrectedPlace, withCorrections } from './corrections.ts';
import { type NoticedIndex, PlaceNotices } from './notices.ts';
import { revisionNow } from './place-revision.ts';
import { buildIndex, type IndexedRow, type PlaceIndex } from './place-index.ts';

/** Interval at which this process checks whether another one changed something, in milliseconds. */
const pollIntervalMs = 250;

/**
 * The index of what the database holds, which follows what any node changes within a quarter of a second
 * (docs/decisions/places.md#0203). The first to ask after that waits for the new one; all others, and
 * all while the database is away, have the last one.
 */
export class LiveIndex {
  private readonly log: AppContext['log'];
  private readonly notices: PlaceNotices;
  private index: PlaceIndex | undefined;
  private revision = Number.NaN;
  private lookedAt = -Infinity;
  private building: Promise<PlaceIndex> | undefined;

  constructor({ log }: Pick<AppContext, 'log'>, alerts: CurrentAlerts) {
    this.log = log;
    this.notices = new PlaceNotices(alerts);
  }

  /** Returns the index with closures and alerts. @throws while there is none yet and the database is away. */
  async current(): Promise<NoticedIndex> {
    return this.notices.on(await this.places());
  }

  /** Has the next call look, because this process has just changed something. */
  lookSoon(): void {
    this.lookedAt = -Infinity;
  }

  private async places(): Promise<PlaceIndex> {
    if (!this.index) return this.rebuild();
    if (performance.now() - this.lookedAt < pollIntervalMs) return this.index;
    this.lookedAt = performance.now();
    try {
      const revision = await revisionNow();
      if (revision !== this.revision) await this.rebuild();
      /* An index that was being made already may have been read before the change. */
      if (revision !== this.revision) await this.rebuild();
    } catch (error) {
      this.tell(error);
    }
    return this.index;
  }

  /** One at a time. The revision is read first: what changes meanwhile is another one. */
  private rebuild(): Promise<PlaceIndex> {
    this.building ??= this.build().finally(() => {
      this.building = undefined;
    });
    return this.building;
  }

  private async build(): Promise<PlaceIndex> {
    const revision = await revisionNow();
    const index = await readIndex();
    this.index = index;
    this.revision = revision;
    this.lookedAt = performance.now();
    return index;
  }

  private tell(error: unknown): void {
    this.log.warn({ reason: (error as Error).message }, 'places may be older than they are');
  }
}

async function readIndex(): Promise<PlaceIndex> {
  const [places, parks, corrections, hidden, sources, newest] = await Promise.all([
    Place.findAll(),
    Park.findAll({ attributes: ['factsText'] }),
    PlaceCorrection.findAll({ order: ['slug', 'fact'] }),
    HiddenPlace.findAll({ attributes: ['slug'] }),
    PlaceSource.findAll(),
    PlaceImport.findOne({ order: [['id', 'DESC']] }),
  ]);
  const known = sources.flatMap(({ factsText }) => {
    const { data } = sourceRow.safeParse(JSON.parse(factsText));
    return data ? [[data.id, presentSource(data)] as const] : [];
  });
  const read = await readableRows(
    places,
    Map.groupBy(corrections, ({ slug }) => slug),
  );
  const hiddenSlugs = new Set(hidden.map(({ slug }) => slug));
  const shown = read.filter(({ row }) => !hiddenSlugs.has(row.id));
  const corrected = shown.flatMap((place) => place.sources.map((each) => [each.id, each] as const));
  const byId = new Map([...known, ...corrected]);
  const rows = shown.map(({ row }) => row);
  return buildIndex(shown, {
    sources: byId,
    asOf: oldestDay(rows, byId) ?? newest?.asOf ?? new Date().toISOString().slice(0, 10),
    hidden: read.filter(({ row }) => hiddenSlugs.has(row.id)),
    parks: parks.flatMap(({ factsText }) => keptPark(factsText) ?? []),
  });
}

/** Facts that decide where people go. */
const deciding = ['type', 'location', 'seasons', 'reservation'] as const;

/** Returns the oldest day of a source of facts that decide; null where none has a day. */
function oldestDay(
  rows: readonly CampgroundRow[],
  sources: ReadonlyMap<string, ShownSource>,
): string | null {
  const used = new Set(rows.flatMap((row) => deciding.map((fact) => row.sources[fact])));
  const days = [...used].flatMap((id) => (id && sources.get(id)?.as_of) || []);
  return days.filter((day) => day.length === dayLength).toSorted()[0] ?? null;
}

/** `2026-04-08`; of some sources only the year is known. */
const dayLength = 10;

/** Number of rows read at a time; requests are answered in between. */
const rowsAtATime = 200;

/** Leaves out what a newer version has written otherwise, until this one is replaced. */
async function readableRows(
  places: readonly Place[],
  corrections: ReadonlyMap<string, PlaceCorrection[]>,
): Promise<(IndexedRow & CorrectedPlace)[]> {
  const rows: (IndexedRow & CorrectedPlace)[] = [];
  for (const [at, { slug, factsText, goneAt }] of places.entries()) {
    if (at % rowsAtATime === 0) await setImmediate();
    const row = keptCampground(JSON.parse(factsText));
    if (row) rows.push({ ...withCorrections(row, corrections.get(slug) ?? []), goneAt });
  }
  return rows;
}
