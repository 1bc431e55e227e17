import * as z from 'zod/mini';
import { staffEndpoint } from '#client/endpoint.ts';
import { isoTime } from '#account/users.ts';
import { checkNames } from './diagnostics.ts';

const count = z.int().check(z.nonnegative());

const peopleSchema = z.object({
  total: count,
  /** Of the last seven days. */
  new_this_week: count,
  unverified: count,
  suspended: count,
  /** Locked out by wrong passwords or codes; for admins. */
  locked: z.optional(count),
  /** Changes to many people that wait for a second admin; for admins. */
  waiting_changes: z.optional(count),
});

const figures = {
  people: z.nullable(peopleSchema),
  audit: z.nullable(
    z.object({
      last_24_hours: count,
      /** The entry where the chain is broken, as far as it was checked; null where it is not. */
      broken_entry: z.nullable(z.int()),
    }),
  ),
  mails: z.nullable(
    z.object({
      /** On their way for the first time. */
      waiting: count,
      /** To be tried again. */
      failed: count,
      given_up: count,
    }),
  ),
  payments: z.nullable(z.object({ configured: z.boolean() })),
  checks: z.nullable(
    z.object({
      ok: z.boolean(),
      failing: z.array(z.enum(checkNames)),
      /** Time that the slowest took, in milliseconds. */
      ms: z.number(),
      checked_at: isoTime,
    }),
  ),
  release: z.nullable(
    z.object({
      generation: z.int(),
      live_since: isoTime,
      /** Visitors of it, and those for whom something failed. */
      visitors: count,
      failures: count,
      /** Releases that fail for more visitors than may, or just did and were ended; the worst first. */
      failing: z.optional(
        z.array(
          z.object({
            /** `ended` and `taken-back`: within a day, and no person has given its apps anything else since. */
            state: z.enum(['live', 'canary', 'taken-back', 'ended']),
            reason: z.enum(['failures', 'load-time']),
            /** Empty where it is not known which of them fails. */
            apps: z.array(z.string()),
            visitors: count,
            failures: count,
            /** Why what is live is not taken back automatically. */
            held: z.optional(z.enum(['one-network', 'by-hand'])),
          }),
        ),
      ),
      /** Running canaries that do not fail. */
      canaries: z.optional(
        z.array(
          z.object({
            apps: z.array(z.string()),
            /** Share of the visitors, in percent. */
            percentage: z.int(),
            /** False while too few visitors came to judge it. */
            is_judged: z.boolean(),
            visitors: count,
            failures: count,
          }),
        ),
      ),
    }),
  ),
};

/**
 * The figures that staff begin their day with (docs/decisions/staff.md#0149). Each is null
 * where the caller's rank does not have its page, where there is none, and while it cannot be had.
 */
export const readDashboard = staffEndpoint('GET', 'dashboard', { response: z.object(figures) });
