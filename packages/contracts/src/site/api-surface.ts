import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';

/**
 * What this API answers, for the gate that compares it with what a build calls
 * (docs/decisions/0074-surface-check.md): the shape of what goes in and comes out, by method and path.
 */
export const apiSurface = endpoint('GET', '/api/surface', {
  response: z.object({ endpoints: z.record(z.string(), z.unknown()) }),
});
