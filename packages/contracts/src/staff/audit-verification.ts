import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';

/**
 * Checks the next stretch of the hash chain after a position. Ask again from `next` until it is null
 * or a `broken` entry, the first one, is named. `head` is the last hash of the chain: kept elsewhere,
 * it also proves that no one cut off the end. `unsealed` entries are too new to be in the chain yet.
 */
export const verifyAuditLogs = endpoint('GET', '/api/admin/audit-logs/verify', {
  query: z.object({
    cursor: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  }),
  olderNames: { after: 'cursor' },
  response: z.object({
    ok: z.boolean(),
    /** Entries checked so far, from the start of the chain, of all that are sealed. */
    checked: z.int(),
    sealed: z.int(),
    unsealed: z.int(),
    next: z.nullable(z.int()),
    broken: z.nullable(
      z.object({ entry_id: z.int(), kind: z.enum(['changed', 'removed', 'inserted']) }),
    ),
    head: z.nullable(z.string()),
  }),
});

export type AuditVerification = z.infer<typeof verifyAuditLogs.response>;
