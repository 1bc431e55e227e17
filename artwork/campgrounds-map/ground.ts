import { readFileSync } from 'node:fs';
import { province, ringsIn } from './rings.ts';
import { grid, stepsOf } from './steps.ts';
import { tilesOf, waterNames } from './waters.ts';

const data = 'packages/places/data';

interface NamedPoint {
  name: string;
  latitude: number | null;
  longitude: number | null;
}

interface Place extends NamedPoint {
  precision: string | null;
  park: { name: string } | null;
}

const textOf = ({ name, latitude, longitude }: NamedPoint, ...more: number[]) =>
  [name, grid(latitude ?? 0), grid(longitude ?? 0), ...more].join('|');

function read(file: string): unknown {
  return JSON.parse(readFileSync(`${data}/${file}`, 'utf8'));
}

const townsOf = (isWanted: (rank: number) => boolean) =>
  (read('towns.json') as (NamedPoint & { rank: number })[])
    .filter(({ rank, latitude }) => isWanted(rank) && latitude !== null)
    .toSorted((a, b) => a.rank - b.rank);

/** Returns the files of what the map shows from near by: lakes and rivers in full, and small towns. */
export function groundTiles(): Map<string, string> {
  const small = townsOf((rank) => rank > 2).map((town) => ({
    at: [town.longitude ?? 0, town.latitude ?? 0] as const,
    text: textOf(town, town.rank),
  }));
  return tilesOf(small);
}

/** Returns the text of the module that the map's ground is drawn from. */
export function groundModule(): string {
  const outline = province.map(stepsOf);
  const neighbours = ringsIn('artwork/campgrounds-map/neighbours.geojson').map(stepsOf);
  const towns = townsOf((rank) => rank <= 2).map((town) => textOf(town, town.rank));
  const parks = new Map(
    (read('campgrounds.json') as Place[]).flatMap((place) =>
      place.park && place.precision === 'park'
        ? [[place.park.name, textOf({ ...place, name: place.park.name })] as const]
        : [],
    ),
  );
  return `/*
 * Made by artwork/campgrounds-map/make-ground.ts from packages/places/data and the files beside it: change those, not this.
 * Numbers are thousandths of a degree.
 */

/** Rings: latitude and longitude of the first point, then the steps to the next ones. */
export const outline =
  '${outline.join('/')}';

/** Land around the province. */
export const neighbours =
  '${neighbours.join('/')}';

/** Name, latitude, longitude, lowest zoom. */
export const waters =
  ${quoted(waterNames())};

/** Name, latitude, longitude, rank. */
export const towns =
  ${quoted(towns)};

/** Name, latitude, longitude. */
export const parks =
  ${quoted([...parks.values()])};
`;
}

/** As the formatter spells a string with an apostrophe in it. */
function quoted(entries: string[]): string {
  const text = entries.join(';');
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
