import * as z from 'zod/mini';

/**
 * The longest that a text may be. A longer one is looked at no further: the time that other checks take
 * grows with the text. So this comes before them, and only trimming comes before this.
 */
export const atMost = (length: number, error?: string) =>
  z.maxLength(length, { abort: true, ...(error !== undefined && { error }) });
