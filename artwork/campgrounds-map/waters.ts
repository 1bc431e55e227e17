import { readFileSync } from 'node:fs';
import { province } from './rings.ts';
import {
  areaOf,
  grid,
  isInside,
  positionsOf,
  simplified,
  stepsOf,
  type Position,
} from './steps.ts';
import { lakeNames, riverNames } from './water-names.ts';

interface Water {
  /** The shore of a lake and those of its islands, or the course of a river. */
  lines: Position[][];
  /** Square kilometres of a lake; 0 for a river. */
  area: number;
}

const read = () =>
  JSON.parse(readFileSync('artwork/campgrounds-map/waters.json', 'utf8')) as {
    lakes: string[];
    islands: string[];
    rivers: string[];
  };

/** True if a line has a point in the province: what is around it is land without waters, for the source ends there. */
const touchesProvince = (line: readonly Position[]) =>
  line.some((at) => province.some((ring) => isInside(at, ring)));

/** Square kilometres below which a lake or an island is not drawn. */
const minArea = 1;

function readLakes(): Water[] {
  const { lakes, islands } = read();
  const inside = islands.map(positionsOf).filter((ring) => areaOf(ring) >= minArea);
  return lakes
    .map(positionsOf)
    .filter((shore) => areaOf(shore) >= minArea && touchesProvince(shore))
    .map((shore) => ({
      lines: [shore, ...inside.filter(([first]) => first && isInside(first, shore))],
      area: areaOf(shore),
    }));
}

const readRivers = (): Water[] =>
  read()
    .rivers.map((river) => positionsOf(river.split(':')[1] ?? ''))
    .filter(touchesProvince)
    .map((course) => ({ lines: [course], area: 0 }));

/** Degrees by which a line may be off where the whole province is in view: a pixel or less. */
const tolerance = 0.006;

/** Returns the lakes and rivers of the first view. */
function firstWaters() {
  const lakes = readLakes().map(({ lines: [shore = [], ...islands] }) => ({
    lines: [shore, ...islands.filter((ring) => areaOf(ring) > 15)].map(coarse),
  }));
  return {
    lakes: textOf(lakes),
    rivers: textOf(readRivers().map(({ lines }) => ({ lines: lines.map(coarse) }))),
  };
}

const coarse = (line: Position[]) => simplified(line, tolerance);

const textOf = (waters: Pick<Water, 'lines'>[]) =>
  waters.map(({ lines }) => lines.map(stepsOf).join('+')).join('/');

/** The grid of tiles: the south-western corner of the first one, and the degrees of each. */
const tiling = { west: -140, south: 48, columns: 4, rows: 3, width: 8, height: 4 };

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Returns the name of the tile that a position is in, which is that of its south-western corner. */
function tileOf([longitude, latitude]: readonly [number, number]): string {
  const { west, south, columns, rows, width, height } = tiling;
  const column = between(0, Math.floor((longitude - west) / width), columns - 1);
  const row = between(0, Math.floor((latitude - south) / height), rows - 1);
  return `${south + row * height}${west + column * width}`;
}

/** Name of the tile that has the lakes and rivers of the first view, coarsely. */
export const whole = '-whole';

/** Returns what is written into each tile. A lake is in each that it touches. */
export function tilesOf(
  towns: { at: readonly [number, number]; text: string }[],
): Map<string, string> {
  const touched = ({ lines }: Water) => [...new Set(lines.flat().map(tileOf))];
  const inTiles = (waters: Water[]) =>
    Map.groupBy(
      waters.flatMap((water) => touched(water).map((tile) => ({ tile, water }))),
      ({ tile }) => tile,
    );
  const [lakes, rivers] = [inTiles(readLakes()), inTiles(readRivers())];
  const places = Map.groupBy(towns, ({ at }) => tileOf(at));
  const names = new Set([...lakes.keys(), ...rivers.keys(), ...places.keys()]);
  const contents = [...names].toSorted().map((name) => ({
    name,
    lakes: textOf((lakes.get(name) ?? []).map(({ water }) => water)),
    rivers: textOf((rivers.get(name) ?? []).map(({ water }) => water)),
    towns: (places.get(name) ?? []).map(({ text }) => text).join(';'),
  }));
  return new Map(
    [{ name: whole, ...firstWaters(), towns: '' }, ...contents].map(({ name, ...content }) => [
      name,
      `${JSON.stringify(content, null, 2)}\n`,
    ]),
  );
}

/** Degrees within which the course of a river is found from near it. */
const reach = 0.15;

/** Returns the names with the point that each is written at. A lake without a shore around its point is an error. */
export function waterNames(): string[] {
  const lakes = readLakes();
  const rivers = readRivers().flatMap(({ lines }) => lines.flat());
  const named = lakeNames.map(({ name, at, isSmall }) => {
    if (!lakes.some(({ lines: [shore = []] }) => isInside(at, shore)))
      throw new Error(`${name}: there is no lake at ${at.join()}`);
    return entryOf(name, at, isSmall ? 8 : 6.5);
  });
  const courses = riverNames.map(({ name, at }) => {
    const distance = (to: Position) => Math.hypot(to[0] - at[0], to[1] - at[1]);
    const nearest = rivers.reduce((best, each) => (distance(each) < distance(best) ? each : best));
    if (distance(nearest) > reach) throw new Error(`${name}: there is no river at ${at.join()}`);
    return entryOf(name, nearest, 7);
  });
  return [...named, ...courses];
}

const entryOf = (name: string, [longitude, latitude]: Position, zoom: number) =>
  [name, grid(latitude), grid(longitude), zoom].join('|');

/** Returns the module that knows the files of the tiles. They are data, which no budget of code counts. */
export function tilesModule(names: Iterable<string>): string {
  const { width, height } = tiling;
  const near = [...names].filter((name) => name !== whole);
  const imports = near.map((name) => `import tile${idOf(name)} from './tiles/tile${name}.txt';\n`);
  const entries = near.map((name) => {
    const [south, west] = [Number(name.slice(0, 2)), Number(name.slice(2))];
    return `  { west: ${west}, south: ${south}, ...size, url: tile${idOf(name)} },\n`;
  });
  return `/*
 * Made by artwork/campgrounds-map/make-ground.ts: change that, not this.
 * What the map shows from near by, in tiles of ${width} degrees by ${height}.
 */
import whole from './tiles/tile${whole}.txt';
${imports.join('')}
const size = { width: ${width}, height: ${height} };

/** The address of the main lakes and rivers of all tiles, coarsely. */
export { whole };

export const tiles = [
${entries.join('')}];

export type Tile = (typeof tiles)[number];
`;
}

const idOf = (name: string) => name.replace('-', 'x');
