import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

interface Point {
  latitude: number;
  longitude: number;
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The province as a path of SVG, and where points of it are. */
interface Province {
  path: string;
  at: (point: Point) => { x: number; y: number };
}

const position = z.pipe(
  z.array(z.number()),
  z.transform(([longitude = 0, latitude = 0]) => ({ longitude, latitude })),
);
const ring = z.array(position);
const outlineSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.union([
        z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
      ]),
    }),
  ),
});

/** Draws the province as large as it fits in a frame. */
export function provinceIn({ x, y, width, height }: Frame): Province {
  const rings = readRings().map((each) => each.map(projected));
  const [left, right] = ends(rings.flat().map((each) => each.x));
  const [top, bottom] = ends(rings.flat().map((each) => each.y));
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const placed = (each: { x: number; y: number }) => ({
    x: x + width / 2 + (each.x - (left + right) / 2) * scale,
    y: y + height / 2 + (each.y - (top + bottom) / 2) * scale,
  });
  const path = rings.map((each) => `M${each.map(placed).map(written).join('L')}Z`).join('');
  return { path, at: (point) => placed(projected(point)) };
}

function readRings(): Point[][] {
  const file = new URL(import.meta.resolve('@camp/places/data/bc-outline.geojson'));
  const { features } = outlineSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  );
}

const ends = (numbers: number[]) =>
  numbers.reduce<[number, number]>(
    ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );

const written = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const [south, north] = [Math.sin(radians(50)), Math.sin(radians(58.5))];
const cone = (south + north) / 2;
const constant = 1 - south ** 2 + 2 * cone * south;

/** The Province's own projection, Albers with parallels 50° and 58.5° N and meridian 126° W (EPSG:3005), on a sphere. */
function projected({ latitude, longitude }: Point) {
  const distance = Math.sqrt(constant - 2 * cone * Math.sin(radians(latitude))) / cone;
  const angle = cone * radians(longitude + 126);
  return { x: distance * Math.sin(angle), y: distance * Math.cos(angle) };
}
