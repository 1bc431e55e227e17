import * as z from 'zod/mini';

/* News of changes for the edges, on the internal network (docs/decisions/api.md#0304). */

/** Path at which the API writes a line of JSON about once a second, and whenever something changes. */
export const changesPath = '/changes';

export const changeSchema = z.object({
  /** A text that changes whenever any answer about places changes. */
  revision: z.string(),
  /** Topics of the people whose account, role or sessions have changed. */
  people: z.array(z.string()),
  /** Topics of the staff who see releases, if one was refused or visitors fared otherwise; an older API says none. */
  releases: z.optional(z.array(z.string())),
});

export type Change = z.infer<typeof changeSchema>;
