import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod/mini';
import { type CampgroundRow, importedCampground } from './campgrounds.ts';
import { closureRow, recreationSiteRow, seasonRow, outlineFile } from './companions.ts';
import { type ParkRow, parkRow } from './parks.ts';
import { type SourceRow, sourceRow, type TownRow, townRow } from './reference.ts';

/** Folder of the data that comes with this version. */
export const dataFolder = dirname(
  fileURLToPath(import.meta.resolve('@camp/places/data/sources.json')),
);

/** Maximum number of problems that are reported at once; the first few name the cause. */
const maxTold = 100;

/** Data that may not be taken in. The message has a line for each problem: file, row and reason. */
export class BrokenDataError extends Error {
  constructor(problems: readonly string[]) {
    const more = problems.length - maxTold;
    super([...problems.slice(0, maxTold), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
  }
}

export interface PlacesData {
  campgrounds: CampgroundRow[];
  towns: TownRow[];
  sources: SourceRow[];
  /** None where the folder has no file of them. */
  parks: ParkRow[];
}

/** Reads a version of the open data. @throws {@link BrokenDataError} with everything that is wrong with it. */
export function readPlaces(folder: string): PlacesData {
  const problems: string[] = [];
  const data = {
    campgrounds: rowsOf(folder, 'campgrounds.json', importedCampground, problems),
    towns: rowsOf(folder, 'towns.json', townRow, problems),
    sources: rowsOf(folder, 'sources.json', sourceRow, problems),
    parks: existsSync(join(folder, 'parks.json'))
      ? rowsOf(folder, 'parks.json', parkRow, problems)
      : [],
  };
  const others = companionsIn(folder, problems);
  if (problems.length === 0) problems.push(...brokenReferences(data), ...brokenLinks(others, data));
  if (problems.length > 0) throw new BrokenDataError(problems);
  return data;
}

interface Companions {
  seasons: z.output<typeof seasonRow>[];
  closures: z.output<typeof closureRow>[];
  recreationSites: z.output<typeof recreationSiteRow>[];
}

/** Reads the files that a folder may have in addition to the three; what is wrong goes to `problems`. */
function companionsIn(folder: string, problems: string[]): Companions {
  const has = (file: string) => existsSync(join(folder, file));
  const rowsIn = <Row extends WithId>(file: string, schema: z.ZodMiniType<Row>) =>
    has(file) ? rowsOf(folder, file, schema, problems) : [];
  if (has(outlineName)) checkOutline(folder, problems);
  return {
    seasons: rowsIn('seasons.json', seasonRow),
    closures: rowsIn('closures.json', closureRow),
    recreationSites: rowsIn('recreation-sites.json', recreationSiteRow),
  };
}

const outlineName = 'bc-outline.geojson';

function checkOutline(folder: string, problems: string[]): void {
  try {
    const given: unknown = JSON.parse(readFileSync(join(folder, outlineName), 'utf8'));
    const issues = outlineFile.safeParse(given).error?.issues ?? [];
    problems.push(...issues.map((issue) => `${outlineName}: ${sentenceOf(issue)}`));
  } catch (error) {
    problems.push(`${outlineName}: cannot be read (${(error as Error).message})`);
  }
}

/** Reads towns only. @throws {@link BrokenDataError} */
export function readTowns(folder: string): TownRow[] {
  const problems: string[] = [];
  const towns = rowsOf(folder, 'towns.json', townRow, problems);
  if (problems.length > 0) throw new BrokenDataError(problems);
  return towns;
}

interface WithId {
  id: string;
}

/** Reads the rows of a file that holds a list; what is wrong goes to `problems`. */
export function rowsOf<Row extends WithId>(
  folder: string,
  file: string,
  schema: z.ZodMiniType<Row>,
  problems: string[],
): Row[] {
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (const [at, given] of listIn(folder, file, problems).entries()) {
    const parsed = schema.safeParse(given);
    const place = `${file}, ${nameOf(given, at)}`;
    if (!parsed.success) {
      problems.push(...parsed.error.issues.map((issue) => `${place}: ${sentenceOf(issue)}`));
      continue;
    }
    if (seen.has(parsed.data.id)) problems.push(`${place}: is there twice`);
    seen.add(parsed.data.id);
    rows.push(parsed.data);
  }
  return rows;
}

const emptyFile = (file: string) => `${file}: holds no rows`;

function listIn(folder: string, file: string, problems: string[]): unknown[] {
  try {
    const given: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (Array.isArray(given) && given.length > 0) return given;
    problems.push(emptyFile(file));
  } catch (error) {
    problems.push(`${file}: cannot be read (${(error as Error).message})`);
  }
  return [];
}

function nameOf(given: unknown, at: number): string {
  const id = (given as Partial<WithId> | null)?.id;
  return typeof id === 'string' && id !== '' ? id.slice(0, 120) : `row ${at + 1}`;
}

function sentenceOf({ path, message, ...issue }: z.core.$ZodIssue): string {
  const fact = path.join('.') || 'row';
  if (issue.code === 'unrecognized_keys')
    return `${fact} has unknown facts: ${issue.keys.join(', ')}`;
  return `${fact} ${/^[a-z]/.test(message) ? message : `is not as it should be (${issue.code})`}`;
}

/** Reports names of sources and towns that do not exist. */
function* brokenReferences({ campgrounds, towns, sources, parks }: PlacesData): Generator<string> {
  const sourceIds = new Set(sources.map(({ id }) => id));
  const townIds = new Set(towns.map(({ id }) => id));
  const unknownSource = (given: (string | null | undefined)[]) =>
    given.find((id) => typeof id === 'string' && !sourceIds.has(id));
  for (const { id, sources: named, nearestTown, nearestPlace } of campgrounds) {
    const { amenities, ...facts } = named;
    const source = unknownSource([...Object.values(facts), ...Object.values(amenities)]);
    if (source) yield `campgrounds.json, ${id}: the source ${source} is unknown`;
    for (const near of [nearestTown, nearestPlace]) {
      if (near && !townIds.has(near.id))
        yield `campgrounds.json, ${id}: the town ${near.id} is unknown`;
    }
  }
  for (const { id, sources: named } of towns) {
    const source = unknownSource(Object.values(named));
    if (source) yield `towns.json, ${id}: the source ${source} is unknown`;
  }
  for (const { id, sources: named } of parks) {
    const source = unknownSource(Object.values(named).flat());
    if (source) yield `parks.json, ${id}: the source ${source} is unknown`;
  }
}

/** Reports names in the other files that do not exist. */
function* brokenLinks(
  { seasons, closures, recreationSites }: Companions,
  { campgrounds, sources }: PlacesData,
): Generator<string> {
  const sourceIds = new Set(sources.map(({ id }) => id));
  const slugs = new Set(campgrounds.map(({ id }) => id));
  const named = [
    ...seasons.map(({ id, source }) => ({ place: `seasons.json, ${id}`, of: [source] })),
    ...closures.map(({ id, source }) => ({ place: `closures.json, ${id}`, of: [source] })),
    ...recreationSites.map(({ id, sources: of }) => ({
      place: `recreation-sites.json, ${id}`,
      of,
    })),
  ];
  for (const { place, of } of named) {
    const source = of.find((id) => !sourceIds.has(id));
    if (source) yield `${place}: the source ${source} is unknown`;
  }
  for (const { id, campgroundId } of seasons) {
    if (campgroundId !== null && !slugs.has(campgroundId))
      yield `seasons.json, ${id}: the campground ${campgroundId} is unknown`;
  }
}
