import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * Returns the shapes of what goes in and comes out of this API, by method and path, for the gate that compares them
 * with the calls of a build (docs/decisions/releases.md#0074).
 */
export const apiSurface = endpoint('GET', '/api/surface', {
  response: z.object({ endpoints: z.record(z.string(), z.unknown()) }),
});
