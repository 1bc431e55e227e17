import { readFileSync } from 'node:fs';

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

interface Outline {
  features: { geometry: { coordinates: [number, number][][][] } }[];
}

/** Thousandths of a degree: about a hundred metres, and finer than the outline itself. */
const grid = (degrees: number) => Math.round(degrees * 1_000);

/** Returns a ring as numbers: its first point, then each step. */
function stepsOf(ring: [number, number][]): string {
  let last: [number, number] = [0, 0];
  const steps = ring.map(([longitude, latitude]) => {
    const here: [number, number] = [grid(latitude), grid(longitude)];
    const step = [here[0] - last[0], here[1] - last[1]];
    last = here;
    return step.join(' ');
  });
  return steps.join(' ');
}

const textOf = ({ name, latitude, longitude }: NamedPoint, ...more: number[]) =>
  [name, grid(latitude ?? 0), grid(longitude ?? 0), ...more].join('|');

function read(file: string): unknown {
  return JSON.parse(readFileSync(`${data}/${file}`, 'utf8'));
}

/** Returns the text of the module that the map's ground is drawn from. */
export function groundModule(): string {
  const outline = (read('bc-outline.geojson') as Outline).features.flatMap(({ geometry }) =>
    geometry.coordinates.flat().map(stepsOf),
  );
  const towns = (read('towns.json') as (NamedPoint & { rank: number })[])
    .filter(({ rank, latitude }) => rank <= 2 && latitude !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map((town) => textOf(town, town.rank));
  const parks = new Map(
    (read('campgrounds.json') as Place[]).flatMap((place) =>
      place.park && place.precision === 'park'
        ? [[place.park.name, textOf({ ...place, name: place.park.name })] as const]
        : [],
    ),
  );
  return `/*
 * Made by artwork/campgrounds-map/make-ground.ts from packages/places/data: change that, not this.
 * Numbers are thousandths of a degree.
 */

/** Rings: latitude and longitude of the first point, then the steps to the next ones. */
export const outline =
  '${outline.join('/')}';

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
