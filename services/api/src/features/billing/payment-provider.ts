import type { CallResult } from '@camp/contracts/client/endpoint';
import { factInEnglish, type PlainFact } from '@camp/contracts/sentences/diagnosis-facts';
import type { billingHealth } from '@camp/contracts/staff/billing';
import type { Stripe } from 'stripe';
import * as z from 'zod';
import { TimeoutError, withTimeout } from '#background/with-timeout.ts';
import type { Env } from '#env.ts';
import { ClosableHttpClient } from './closable-http-client.ts';

/**
 * Longest time for one question with all its tries, in milliseconds
 * (docs/decisions/api.md#0028).
 */
const answerTimeoutMs = 2_900;

type Mode = CallResult<typeof billingHealth>['mode'];

/** The part of a list of checkout sessions that we use. The package's types promise it, but nothing checks it. */
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

type Kind = Extract<PlainFact, `payment${string}`>;

/**
 * Why the provider did not answer as asked. The sentence may be shown and logged. The provider's
 * own errors carry headers and may repeat the key, so they are left behind on purpose.
 */
export class PaymentFailure extends Error {
  override name = 'PaymentFailure';
  readonly kind: Kind;

  constructor(kind: Kind) {
    super(factInEnglish({ key: kind }));
    this.kind = kind;
  }
}

export interface PaymentProvider {
  mode: Mode;
  /** Newest first. @throws {@link PaymentFailure} within the time above. */
  listSessions: (page: Page) => Promise<z.infer<typeof sessionList>>;
}

/** Stripe, or its stand-in at STRIPE_API_BASE; null when payments are not set up. */
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

/** Asks one question over its own connections, which are cut afterwards or when the time is up. */
async function ask<T>(env: Env, question: (stripe: Stripe) => Promise<T>): Promise<T> {
  const { protocol, hostname, port } = new URL(env.STRIPE_API_BASE);
  const isSecure = protocol === 'https:';
  const { Stripe: Client } = await import('stripe');
  const httpClient = new ClosableHttpClient(Client, isSecure);
  const stripe = new Client(env.STRIPE_SECRET_KEY, {
    protocol: isSecure ? 'https' : 'http',
    /* In a URL an IPv6 address has brackets, for a connection it has none. */
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isSecure ? 443 : 80),
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient,
  });
  try {
    return await withTimeout(question(stripe), answerTimeoutMs);
  } catch (error) {
    throw paymentFailureFor(error, Client.errors);
  } finally {
    httpClient.close();
  }
}

/** Returns the failure behind an error that the client threw. */
function paymentFailureFor(error: unknown, errors: typeof Stripe.errors): PaymentFailure {
  if (error instanceof TimeoutError) return new PaymentFailure('paymentLate');
  if (!(error instanceof errors.StripeError)) return new PaymentFailure('paymentUnreadable');
  return new PaymentFailure(kindOf(error, errors));
}

function kindOf(error: Stripe.errors.StripeError, errors: typeof Stripe.errors): Kind {
  if (error instanceof errors.StripeConnectionError) return 'paymentUnreachable';
  if (error instanceof errors.StripeAuthenticationError) return 'paymentKey';
  if (error instanceof errors.StripePermissionError) return 'paymentPermission';
  if (error instanceof errors.StripeRateLimitError) return 'paymentTooMany';
  if (error instanceof errors.StripeInvalidRequestError) {
    return error.param === 'starting_after' ? 'paymentUnknownSession' : 'paymentRefused';
  }
  return (error.statusCode ?? 0) >= 500 ? 'paymentTheirs' : 'paymentUnreadable';
}
