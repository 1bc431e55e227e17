import * as z from 'zod/mini';

/**
 * Limits the length of a text. A longer one is not checked further, because other checks take longer the longer the
 * text is. So this comes before them, and only trimming comes before this.
 */
export const atMost = (length: number, error?: string) =>
  z.maxLength(length, { abort: true, ...(error !== undefined && { error }) });
