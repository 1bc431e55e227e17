import { readFileSync } from 'node:fs';
import type { Position } from './steps.ts';

interface Outline {
  features: { geometry: { coordinates: Position[][][] } }[];
}

/** Returns the outer rings of a file of areas (RFC 7946). */
export const ringsIn = (path: string): Position[][] =>
  (JSON.parse(readFileSync(path, 'utf8')) as Outline).features.flatMap(({ geometry }) =>
    geometry.coordinates.flat(),
  );

/** Rings of the province. */
export const province = ringsIn('packages/places/data/bc-outline.geojson');
