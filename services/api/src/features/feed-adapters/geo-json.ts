import { type Polygon, type Position, thinned } from '@camp/places/geometry';
import * as z from 'zod';

/** Enough of a line, or of the outline of an area, to say what is near it. */
const maxPositions = 400;

/** Some give a height, too. */
const position = z
  .array(z.number())
  .min(2)
  .transform(([x = 0, y = 0]): Position => [x, y]);
const line = z.array(position).transform((given) => thinned(given, maxPositions));
const polygon = z.array(line);

/** The geometry of something (RFC 7946); null where it cannot be read. */
export const geometry = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('Point'), coordinates: position }),
    z.object({ type: z.literal('MultiPoint'), coordinates: line }),
    z.object({ type: z.literal('LineString'), coordinates: line }),
    z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line) }),
    z.object({ type: z.literal('Polygon'), coordinates: polygon }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) }),
  ])
  .nullable()
  .catch(null);

export type Geometry = z.infer<typeof geometry>;

/** Returns all positions of a geometry of any type. */
export function positionsOf(given: Geometry): Position[] {
  if (!given) return [];
  if (given.type === 'Point') return [given.coordinates];
  if (given.type === 'MultiPoint' || given.type === 'LineString') return given.coordinates;
  if (given.type === 'MultiPolygon') return given.coordinates.flat(2);
  return given.coordinates.flat();
}

export function polygonsOf(given: Geometry): Polygon[] {
  if (given?.type === 'Polygon') return given.coordinates.length > 0 ? [given.coordinates] : [];
  return given?.type === 'MultiPolygon' ? given.coordinates : [];
}

/** A list of features; the kind of each is checked by itself. */
export const featureCollection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});

export const feature = <Shape extends z.core.$ZodLooseShape>(properties: Shape) =>
  z.object({ geometry, properties: z.object(properties) });
