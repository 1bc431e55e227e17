import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { isInside, kmToLine, type Polygon, type Position } from './geometry.ts';

/** The outline is 450 m rough and leaves out small islands: a position this near to it may be in the province. */
const roughKm = 15;

const outline = z.object({
  features: z.tuple([
    z.object({
      geometry: z.object({
        coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))),
      }),
    }),
  ]),
});

let province: Polygon[] | undefined;

function readProvince(): Polygon[] {
  const file = new URL(import.meta.resolve('@camp/places/data/bc-outline.geojson'));
  const [{ geometry }] = outline.parse(JSON.parse(readFileSync(file, 'utf8'))).features;
  return geometry.coordinates;
}

/** True if a position is in British Columbia, or so near to its outline that it may be. */
export function isInProvince(position: Position): boolean {
  const [longitude, latitude] = position;
  if (!(latitude > 48 && latitude < 60.2 && longitude > -139.3 && longitude < -113.9)) return false;
  province ??= readProvince();
  if (province.some((polygon) => isInside(position, polygon))) return true;
  return province.some((polygon) => polygon.some((ring) => kmToLine(position, ring) <= roughKm));
}
