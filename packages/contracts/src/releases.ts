import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { isoTime } from './users.ts';

/** What is, or was, live: the shell and every remote with its version. */
const generationSchema = z.object({
  generation: z.int(),
  created_at: isoTime,
  by: z.string(),
  parts: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      /** Whether this part differs from the generation before. */
      is_new: z.boolean(),
    }),
  ),
});

export type Generation = z.infer<typeof generationSchema>;

/** Newest first; `live` is null where nothing signed is live, as in development. */
export const listReleases = endpoint('GET', '/api/admin/releases', {
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
    /** Generations before this one. */
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  response: z.object({
    live: z.nullable(generationSchema),
    history: z.array(generationSchema),
    next: z.nullable(z.int()),
  }),
});
