import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { diagnosisShape } from './diagnostics.ts';
import { endpoint } from '#client/endpoint.ts';
import { pageQuery } from '#client/paging.ts';

/** A checkout session as the payment provider reports it; amounts in the currency's minor unit. */
const checkoutSessionSchema = z.object({
  id: z.string(),
  mode: z.string(),
  amount_total: z.nullable(z.int()),
  /** ISO 4217, lower case as the provider writes it. */
  currency: z.nullable(z.string()),
  status: z.nullable(z.string()),
  /** Seconds since 1970. */
  created: z.int(),
});

export type CheckoutSession = z.infer<typeof checkoutSessionSchema>;

/** Checks if payments are set up, and if the provider answers. */
export const billingHealth = endpoint('GET', '/api/billing/health', {
  response: z.object({
    ...diagnosisShape,
    configured: z.boolean(),
    mode: z.nullable(z.enum(['test', 'live'])),
  }),
});

/** Lists checkout sessions, newest first. 503 when the provider fails. */
export const recentSessions = endpoint('GET', '/api/billing/recent-sessions', {
  query: z.object(
    pageQuery(z.string().check(atMost(200), z.regex(/^cs_\w+$/, fieldMessage('checkoutSession'))), {
      usual: 20,
    }),
  ),
  olderNames: { after: 'cursor' },
  response: z.object({
    ok: z.boolean(),
    configured: z.boolean(),
    sessions: z.array(checkoutSessionSchema),
    next: z.nullable(z.string()),
  }),
});
