import { factInEnglish, type PlainFact } from '@camp/contracts/diagnosis-facts';
import { Stripe } from 'stripe';
import { TimeoutError } from '#background/with-timeout.ts';

type Kind = Extract<PlainFact, `payment${string}`>;

/**
 * Why the provider did not give what was asked. Its sentence may be shown and logged: the provider's
 * own errors, which carry headers and may repeat the key, are left behind on purpose.
 */
export class PaymentFailure extends Error {
  override name = 'PaymentFailure';
  readonly kind: Kind;

  constructor(kind: Kind) {
    super(factInEnglish({ key: kind }));
    this.kind = kind;
  }
}

/** What went wrong, told from whatever the client threw. */
export function paymentFailureFor(error: unknown): PaymentFailure {
  if (error instanceof TimeoutError) return new PaymentFailure('paymentLate');
  if (!(error instanceof Stripe.errors.StripeError)) return new PaymentFailure('paymentUnreadable');
  return new PaymentFailure(kindOf(error));
}

function kindOf(error: Stripe.errors.StripeError): Kind {
  const { errors } = Stripe;
  if (error instanceof errors.StripeConnectionError) return 'paymentUnreachable';
  if (error instanceof errors.StripeAuthenticationError) return 'paymentKey';
  if (error instanceof errors.StripePermissionError) return 'paymentPermission';
  if (error instanceof errors.StripeRateLimitError) return 'paymentTooMany';
  if (error instanceof errors.StripeInvalidRequestError) {
    return error.param === 'starting_after' ? 'paymentUnknownSession' : 'paymentRefused';
  }
  return (error.statusCode ?? 0) >= 500 ? 'paymentTheirs' : 'paymentUnreadable';
}
