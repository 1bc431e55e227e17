import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';
import { atMost } from '#site/at-most.ts';
import { maxStack } from '#site/telemetry-paths.ts';

/** Returns a stack of the caller's own page, with lines of our sources where a published build's source map knows them. */
export const readSourceLines = endpoint('POST', '/api/mod/source-lines', {
  body: z.object({ stack: z.string().check(atMost(maxStack)) }),
  response: z.object({
    stack: z.string(),
    /** Number of calls in it that are lines of our sources now. */
    found: z.int(),
  }),
  changes: false,
});
