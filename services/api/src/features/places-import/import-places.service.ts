import { isDeepStrictEqual } from 'node:util';
import type { PlaceChange as Change } from '@camp/contracts/places/open-data';
import { keptCampground } from '@camp/places/kept-campground';
import { dataFolder, type PlacesData, readPlaces } from '@camp/places/read-data';
import type { Sequelize, Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { lockRevision } from '#features/places/place-revision.ts';
import { Park, Place, PlaceSource } from '#models/place.ts';
import { PlaceChange, PlaceImport } from '#models/place-import.ts';
import { type ChangedPlace, comparePlaces, type KeptPlace, lossesIn } from './compare-places.ts';
import { keepParks, keptParks } from './keep-parks.ts';
import { type ChangedPark, compareParks, emptiedParks, parkLossesIn } from './park-changes.ts';

/** Number of rows in one statement, well below what a server takes. */
const rowsAtOnce = 500;

/** `2026-04-08`; of some sources only the year is known. */
const dayLength = 10;

/** Known facts that a new version of the data lacks. The message has a line for each. */
export class LostFactsError extends Error {
  constructor(losses: readonly string[]) {
    super(losses.join('\n'));
  }
}

type ChangeCounts = Record<Change, number>;

/** Numbers of places by what became of them, and of parks that changed. */
export type ImportCounts = ChangeCounts & { parks: number };

interface ImportOptions {
  /** Facts that may become unknown, by name. */
  acceptedLosses?: readonly string[];
  /** A first start fills the tables by itself, which leaves no audit event. */
  by: 'operator' | 'start';
}

/**
 * Imports a version of the open data, whole or not at all (docs/decisions/places.md#0202). What is
 * the same changes nothing.
 * @throws {@link LostFactsError}
 */
export function importPlaces(
  db: Sequelize,
  data: PlacesData,
  { acceptedLosses = [], by }: ImportOptions,
): Promise<ImportCounts> {
  return db.transaction(async (transaction) => {
    const revision = await lockRevision(transaction);
    const changes = await changesBy(data, acceptedLosses, transaction);
    const { places, parks, counts, losses, isFirst } = changes;
    if (losses.length > 0) throw new LostFactsError(losses);
    const newSources = await keepSources(data, transaction);
    if (places.length + parks.length === 0 && !newSources) return counts;
    await keepParks(parks, transaction);
    await keepPlaces(places, transaction);
    const asOf = newestDay(data);
    await record({ changed: places, counts, asOf, isFirst }, transaction);
    await revision.increment('revision', { transaction });
    if (by === 'operator') {
      const accepted = acceptedLosses.length > 0 && { accepted_losses: [...acceptedLosses] };
      const details = { as_of: asOf, ...counts, ...accepted, by } as const;
      await writeAudit({ action: 'places.import', details, request: null }, transaction);
    }
    return counts;
  });
}

export interface ImportChanges {
  places: ChangedPlace[];
  parks: ChangedPark[];
  counts: ImportCounts;
  /** One line for each loss that is not accepted. */
  losses: string[];
}

/** Returns what an import would change, without changing it. */
export const previewImport = (data: PlacesData): Promise<ImportChanges> =>
  changesBy(data, [], null);

async function changesBy(
  data: PlacesData,
  accepted: readonly string[],
  transaction: Transaction | null,
): Promise<ImportChanges & { isFirst: boolean }> {
  const [kept, knownParks] = [await keptPlaces(transaction), await keptParks(transaction)];
  const places = comparePlaces(kept, data.campgrounds);
  const parks = compareParks(knownParks, data.parks);
  const emptied = emptiedParks({ kept, parks: knownParks }, data.campgrounds);
  const losses = [
    ...lossesIn(places, kept, accepted),
    ...parkLossesIn({ changed: parks, emptied }, accepted),
  ];
  const counts = { ...countsOf(places), parks: parks.length };
  return { places, parks, counts, losses, isFirst: kept.size === 0 };
}

/** Fills the tables of a new site. Of several nodes that start at once, one does, and the others find it done. */
export async function seedPlaces(db: Sequelize): Promise<void> {
  const hasPlaces = (await Place.findOne({ attributes: ['slug'] })) !== null;
  if (hasPlaces && (await Park.findOne({ attributes: ['orcs'] }))) return;
  const data = readPlaces(dataFolder);
  if (hasPlaces) await seedParks(db, data);
  else await importPlaces(db, data, { by: 'start' });
}

/** Fills the table of parks of a site that is older than it; an import of its own may have brought its places. */
const seedParks = (db: Sequelize, { parks, sources }: PlacesData) =>
  db.transaction(async (transaction) => {
    const revision = await lockRevision(transaction);
    const named = new Set(parks.flatMap((park) => Object.values(park.sources).flat()));
    await keepSources({ sources: sources.filter(({ id }) => named.has(id)) }, transaction);
    await keepParks(compareParks(await keptParks(transaction), parks), transaction);
    await revision.increment('revision', { transaction });
  });

/** Places that this version can read. */
async function keptPlaces(transaction: Transaction | null): Promise<Map<string, KeptPlace>> {
  const places = await Place.findAll({ transaction });
  const read = places.flatMap(({ slug, factsText, goneAt }) => {
    const row = keptCampground(JSON.parse(factsText));
    return row ? [[slug, { row, isGone: goneAt !== null }] as const] : [];
  });
  return new Map(read);
}

/** @returns whether any source is new, or of another day than before. */
async function keepSources(
  { sources }: Pick<PlacesData, 'sources'>,
  transaction: Transaction,
): Promise<boolean> {
  const kept = await PlaceSource.findAll({ transaction });
  const before = new Map(kept.map(({ id, factsText }) => [id, JSON.parse(factsText) as unknown]));
  const changed = sources.filter((source) => !isDeepStrictEqual(before.get(source.id), source));
  const rows = changed.map((source) => ({ id: source.id, factsText: JSON.stringify(source) }));
  await PlaceSource.bulkCreate(rows, { updateOnDuplicate: ['factsText'], transaction });
  return changed.length > 0;
}

async function keepPlaces(changed: readonly ChangedPlace[], transaction: Transaction) {
  const now = new Date();
  const rows = changed.map(({ row, change }) => ({
    slug: row.id,
    factsText: JSON.stringify(row),
    importedAt: now,
    changedAt: now,
    goneAt: change === 'gone' ? now : null,
  }));
  const updateOnDuplicate = ['factsText', 'changedAt', 'goneAt'] as const;
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    await Place.bulkCreate(some, { updateOnDuplicate: [...updateOnDuplicate], transaction });
  }
}

interface RecordInput {
  changed: readonly ChangedPlace[];
  counts: ChangeCounts;
  asOf: string;
  isFirst: boolean;
}

/** Of a first import only the counts are kept: all of it is new. */
async function record({ changed, counts, asOf, isFirst }: RecordInput, transaction: Transaction) {
  const importedAt = new Date();
  const counted = {
    addedPlaces: counts.added,
    changedPlaces: counts.changed,
    gonePlaces: counts.gone,
    returnedPlaces: counts.returned,
  };
  const kept = await PlaceImport.create({ importedAt, asOf, ...counted }, { transaction });
  if (isFirst) return;
  const rows = changed.map(({ row, change, facts }) => ({
    importId: kept.id,
    slug: row.id,
    name: row.name,
    change,
    factsText: JSON.stringify(facts),
  }));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await PlaceChange.bulkCreate(rows.slice(from, from + rowsAtOnce), { transaction });
}

function countsOf(changed: readonly ChangedPlace[]): ChangeCounts {
  const counts: ChangeCounts = { added: 0, changed: 0, gone: 0, returned: 0 };
  for (const { change } of changed) counts[change] += 1;
  return counts;
}

/** The day of the newest source that a fact of a campground names. */
function newestDay({ campgrounds, sources }: PlacesData): string {
  const used = new Set(
    campgrounds.flatMap(({ sources: { amenities: _amenities, ...facts } }) => Object.values(facts)),
  );
  const days = sources.flatMap(({ id, date }) =>
    used.has(id) && date?.length === dayLength ? [date] : [],
  );
  return days.toSorted().at(-1) ?? new Date().toISOString().slice(0, dayLength);
}
