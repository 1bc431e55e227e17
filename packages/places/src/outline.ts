import * as z from 'zod/mini';
import type { Position } from './geometry.ts';
import { line, province } from './shapes.ts';

/* The outline of the province, a collection of one feature (RFC 7946). */

const position = z.tuple([province.longitude, province.latitude]);

const isClosed = (ring: Position[]) => {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && first[0] === last?.[0] && first[1] === last[1];
};

const ring = z
  .array(position)
  .check(z.minLength(4, 'has fewer than four corners'), z.refine(isClosed, 'is not closed'));

export const outlineFile = z.object({
  type: z.literal('FeatureCollection'),
  features: z.tuple([
    z.object({
      properties: z.object({ code: z.literal('CA-BC'), source: line }),
      geometry: z.object({
        type: z.literal('MultiPolygon'),
        coordinates: z
          .array(z.array(ring).check(z.minLength(1, 'is empty')))
          .check(z.minLength(1, 'is empty')),
      }),
    }),
  ]),
});
