import * as z from 'zod/mini';

/* How an edge hears what changes, on the internal network (docs/decisions/0304-changes-are-told.md). */

/** Where the API writes a line, in JSON, about once a second and whenever something changes. */
export const changesPath = '/changes';

export const changeSchema = z.object({
  /** Another text whenever anything is told of places in another way. */
  revision: z.string(),
  /** Topics of those whose account, role or sessions have changed. */
  people: z.array(z.string()),
});

export type Change = z.infer<typeof changeSchema>;
