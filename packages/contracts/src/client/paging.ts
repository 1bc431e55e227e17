import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';

interface Sizes {
  /** Longest page, in rows, unless the caller asks for another length. */
  usual?: number;
  most?: number;
}

/**
 * A page of a list (docs/decisions/api.md#0300): what an answer calls `next` is the `cursor` of the call
 * for the page after it, and null on the last one.
 */
export const pageQuery = <Cursor extends z.ZodMiniType>(
  cursor: Cursor,
  { usual = 25, most = 100 }: Sizes = {},
) => ({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), usual),
  cursor: z.optional(cursor),
});

/** The id of the last row of the page before. */
export const idCursor = z.coerce.number().check(z.int(), z.positive());

/** Made by the API, for the API. */
export const sealedCursor = z.string().check(atMost(500));
