import * as z from 'zod/mini';
import { isoTime } from '#account/users.ts';

/** A publish that the gate, or the browser before the switch, refused: kept with the releases, and shown to staff. */
export const refusedPublishSchema = z.object({
  at: isoTime,
  by: z.string(),
  builds: z.array(
    z.object({
      /** Folder of the app: `shell`, `remote-account`. */
      name: z.string(),
      version: z.string(),
      /** First letters of its commit; absent where its sources were not those of one. */
      commit: z.optional(z.string()),
    }),
  ),
  /** Sentences of the gate, in English, each with its code. */
  reasons: z.array(z.object({ code: z.string(), message: z.string() })),
  /** Number of reasons that were too many to keep. */
  more: z.int().check(z.nonnegative()),
});

export type RefusedPublish = z.infer<typeof refusedPublishSchema>;
