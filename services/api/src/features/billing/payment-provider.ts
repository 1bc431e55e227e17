import type { billingHealth } from '@camp/contracts/billing';
import type { CallResult } from '@camp/contracts/endpoint';
import { Stripe } from 'stripe';
import * as z from 'zod';
import type { Env } from '#env.ts';
import { withTimeout } from '#background/with-timeout.ts';
import { PaymentFailure, paymentFailureFor } from './payment-failure.ts';
import { ClosableHttpClient } from './closable-http-client.ts';

/**
 * Longest time for one question with all its tries, in milliseconds
 * (docs/decisions/0028-slow-payment-provider.md).
 */
const answerWithinMs = 2_900;

type Mode = CallResult<typeof billingHealth>['mode'];

/** What is used of a list of checkout sessions: the types of the package promise it, nothing checks it. */
const sessionList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      mode: z.string(),
      amount_total: z.int().nullable(),
      currency: z.string().nullable(),
      status: z.string().nullable(),
      created: z.int(),
    }),
  ),
  has_more: z.boolean(),
});

interface Page {
  limit: number;
  starting_after?: string | undefined;
}

export interface PaymentProvider {
  mode: Mode;
  /** Newest first. @throws {@link PaymentFailure} within the time above. */
  listSessions: (page: Page) => Promise<z.infer<typeof sessionList>>;
}

/** Stripe, or what stands in for it at STRIPE_API_BASE; null where payments are not set up. */
export function paymentProviderIn(env: Env): PaymentProvider | null {
  if (!env.STRIPE_SECRET_KEY) return null;
  return {
    mode: modeOf(env.STRIPE_SECRET_KEY),
    async listSessions({ limit, starting_after }) {
      const answer = await ask(env, (stripe) =>
        stripe.checkout.sessions.list({ limit, ...(starting_after && { starting_after }) }),
      );
      const parsed = sessionList.safeParse(answer);
      if (parsed.success) return parsed.data;
      throw new PaymentFailure('paymentUnreadable');
    },
  };
}

/** `sk_test_…` and `rk_live_…`: secret or restricted, test or live (https://docs.stripe.com/keys). */
function modeOf(key: string): Mode {
  const [, mode] = /^[sr]k_(test|live)_/.exec(key) ?? [];
  return mode === 'test' || mode === 'live' ? mode : null;
}

/** Asks one question over connections of its own, which are cut afterwards and when the time is up. */
async function ask<T>(env: Env, question: (stripe: Stripe) => Promise<T>): Promise<T> {
  const { protocol, hostname, port } = new URL(env.STRIPE_API_BASE);
  const isSecure = protocol === 'https:';
  const httpClient = new ClosableHttpClient(isSecure);
  const stripe = new Stripe(env.STRIPE_SECRET_KEY, {
    protocol: isSecure ? 'https' : 'http',
    /* An IPv6 address is written in brackets in a URL, without them for a connection. */
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isSecure ? 443 : 80),
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient,
  });
  try {
    return await withTimeout(question(stripe), answerWithinMs);
  } catch (error) {
    throw paymentFailureFor(error);
  } finally {
    httpClient.close();
  }
}
