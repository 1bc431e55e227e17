import { isDeepStrictEqual } from 'node:util';
import {
  askedSource,
  askedSourceOf,
  keptPark,
  type ParkFact,
  type ParkRow,
} from '@camp/places/parks';
import { type SourceRow, sourceRow } from '@camp/places/reference';
import { Op, type Transaction } from 'sequelize';
import type { AppContext } from '#context.ts';
import {
  countAreas,
  parksPath,
  type ParksReading,
  readParks,
  readParksPage,
} from '#features/feed-adapters/park-facts.ts';
import type { TurnSource } from '#features/feeds/feed-worker.ts';
import { askedAt, parksOrigin, province } from '#features/feeds/feeds.ts';
import { FeedError, fetchFeed } from '#features/feeds/fetch-feed.ts';
import type { LiveIndex } from '#features/places/live-index.ts';
import { lockRevision } from '#features/places/place-revision.ts';
import { Park, PlaceSource } from '#models/place.ts';
import { contradicts, parkAsAnswered } from './compare-parks.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Time limit for all pages, and time after which another process asks in place of one that died. */
const allPagesMs = 3 * minuteMs;
const leaseMs = 5 * minuteMs;

/** Most unknown kinds that the log names. */
const maxNamed = 40;

/** `2026-04-08` */
const dayLength = 10;

/** Most pages of an answer: there are some 1,040 protected areas. */
const maxPages = 20;

/** At a random minute of the next day, so that not all sites ask at the same time. */
const nextDay = () =>
  new Date((Math.floor(Date.now() / dayMs) + 1) * dayMs + Math.floor(Math.random() * dayMs));

type Parts = Pick<AppContext, 'db' | 'log' | 'env'> & { places: Pick<LiveIndex, 'lookSoon'> };

/** Asks once a day what each park has, and takes in what contradicts nothing (docs/decisions/places.md#0344). */
export function parkRefresh(parts: Parts): TurnSource {
  return {
    name: 'park-facts',
    intervalMs: dayMs,
    leaseMs,
    nextAt: nextDay,
    ask: async (_feed, signal) => {
      const reading = readParks(await askAll(parts, signal));
      const { dropped, unknown } = reading;
      const counts = await parts.db.transaction((transaction) => takeIn(reading, transaction));
      const told = {
        ...counts,
        dropped,
        unknown: Object.fromEntries([...unknown].slice(0, maxNamed)),
      };
      parts.log.info(told, 'what parks have was read');
      parts.places.lookSoon();
      return dropped > 0 ? { failure: `${dropped} parks unreadable` } : {};
    },
  };
}

/** Asks for all pages, one after another: all of them are the answer, or there is none. @throws {@link FeedError} */
async function askAll({ env }: Parts, signal: AbortSignal): Promise<unknown[]> {
  const all = AbortSignal.any([signal, AbortSignal.timeout(allPagesMs)]);
  const items: unknown[] = [];
  let promised: number | undefined;
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { address, key } = askedAt(parksOrigin + parksPath(page), env);
    const found = await fetchFeed(address, { key, signal: all, etag: null, lastModified: null });
    const { items: some, pageCount, total } = readParksPage(found?.answer, page);
    if (pageCount > maxPages) throw new FeedError('too large');
    items.push(...some);
    promised ??= total;
    last = pageCount;
  }
  if (countAreas(items) < (promised ?? 0)) throw new FeedError('half an answer');
  return items;
}

type Outcome = 'taken' | 'waiting' | 'dated' | 'same';

type Counts = Record<'taken' | 'waiting', number>;

interface Judging extends Dates {
  reading: ParksReading;
  /** Facts that are listed of at least one park. */
  spoken: ReadonlySet<ParkFact>;
}

/** Keeps an answer, one change to the facts of places at a time on all nodes. */
async function takeIn(reading: ParksReading, transaction: Transaction): Promise<Counts> {
  const revision = await lockRevision(transaction);
  const before = await dateOfSource(transaction);
  const today = new Date().toISOString().slice(0, dayLength);
  const spoken = new Set([...reading.listed.values()].flatMap((facts) => [...facts]));
  const parks = await Park.findAll({ transaction });
  const outcomes = parks.map((park) => settle(park, { reading, spoken, before, today }));
  for (const park of parks) await park.save({ transaction });
  await keepSources({ before, today }, { reading, parks }, transaction);
  const count = (of: Outcome) => outcomes.filter((outcome) => outcome === of).length;
  const counts = { taken: count('taken'), waiting: count('waiting') };
  await revision.increment('revision', { transaction });
  return counts;
}

/** Takes in what a park's source says of it, or lays it before staff. */
function settle(park: Park, { reading, spoken, ...dates }: Judging): Outcome {
  const kept = keptPark(park.factsText);
  if (!kept) return 'same';
  if (reading.unreadable.has(park.orcs)) return keep(park, kept, asOfBefore(kept, dates)) ?? 'same';
  const listed = reading.listed.get(park.orcs) ?? new Set();
  const now = parkAsAnswered(kept, { listed, spoken });
  const waits = contradicts(kept, now);
  propose(park, waits ? now : null);
  if (!waits) return keep(park, kept, now) ? 'taken' : 'same';
  keep(park, kept, asOfBefore(kept, dates));
  return 'waiting';
}

/** @returns `dated` where it is another row than before. */
function keep(park: Park, before: ParkRow, next: ParkRow): 'dated' | null {
  if (isDeepStrictEqual(next, before)) return null;
  park.set({ factsText: JSON.stringify(next), changedAt: new Date() });
  return 'dated';
}

/** The same again changes nothing: it goes on waiting, or stays refused. */
function propose(park: Park, now: ParkRow | null): void {
  if (now === null) park.set({ proposedText: null, proposedAt: null });
  else if (!isDeepStrictEqual(proposedPark(park), now))
    park.set({ proposedText: JSON.stringify(now), proposedAt: new Date() });
}

/** Reads the row that a park's source has now; null where there is none that this version can read. */
export const proposedPark = ({ proposedText }: Pick<Park, 'proposedText'>): ParkRow | null =>
  keptPark(proposedText ?? 'null');

interface Dates {
  /** Day of the answer before; null where this is the first one. */
  before: string | null;
  today: string;
}

/** Facts that were not confirmed go on telling the day of the answer that they are from. */
function asOfBefore(kept: ParkRow, { before, today }: Dates): ParkRow {
  if (before === null || before === today) return kept;
  const facts = kept.sources.facts.map((id) => (id === askedSource ? askedSourceOf(before) : id));
  return { ...kept, sources: { ...kept.sources, facts } };
}

/** Returns the day of the answer before; null where there was none. */
async function dateOfSource(transaction: Transaction): Promise<string | null> {
  const kept = await PlaceSource.findByPk(askedSource, { transaction });
  return sourceRow.safeParse(JSON.parse(kept?.factsText ?? 'null')).data?.date ?? null;
}

interface ParksResult {
  reading: ParksReading;
  parks: readonly Park[];
}

/** Gives the source today's day, and each earlier day that a park is still of a source of its own. */
async function keepSources(
  { before, today }: Dates,
  { reading, parks }: ParksResult,
  transaction: Transaction,
): Promise<void> {
  const named = new Set(parks.flatMap((park) => keptPark(park.factsText)?.sources.facts ?? []));
  const rows = [sourceOn(askedSource, today, reading.listed.size)];
  const earlier = before === null ? null : askedSourceOf(before);
  if (before !== null && earlier !== null && named.has(earlier))
    rows.push(sourceOn(earlier, before, reading.listed.size));
  await PlaceSource.bulkCreate(
    rows.map((row) => ({ id: row.id, factsText: JSON.stringify(row) })),
    { updateOnDuplicate: ['factsText'], transaction },
  );
  const id = { [Op.like]: askedSourceOf('%'), [Op.notIn]: [...named] };
  await PlaceSource.destroy({ where: { id }, transaction });
}

const sourceOn = (id: string, date: string, rows: number): SourceRow => ({
  id,
  title: 'BC Parks Data API',
  publisher: 'Province of British Columbia, BC Parks',
  licence: 'Open Government Licence – British Columbia 2.0',
  licenceUrl: 'https://www2.gov.bc.ca/gov/content/data/open-data/open-government-licence-bc',
  repository: 'https://catalogue.data.gov.bc.ca/dataset/bc-parks-data-api-access',
  commit: null,
  path: '/api/protected-areas',
  date,
  rows,
  rowsMeaning: 'protected areas answered',
  attribution: province,
});
