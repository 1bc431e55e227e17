import { Stripe } from 'stripe';
import { TimeoutError } from '#background/with-timeout.ts';

const sentences = {
  key: 'The payment provider refuses our key. Check STRIPE_SECRET_KEY.',
  permission: 'Our key may not read checkout sessions. Check what the payment provider lets it do.',
  too_many: 'We ask the payment provider too often. Please try again in a minute.',
  unknown_session: 'The payment provider does not know this session. Start from the first page.',
  refused: 'The payment provider does not accept our question.',
  theirs: 'The payment provider has a problem of its own. Please try again in a moment.',
  unreadable: 'The payment provider answers in a way that we cannot read.',
  late: 'The payment provider did not answer in time. Please try again in a moment.',
  unreachable: 'The payment provider cannot be reached. Please try again in a moment.',
} as const;

type Kind = keyof typeof sentences;

/**
 * Why the provider did not give what was asked. Its sentence may be shown and logged: the provider's
 * own errors, which carry headers and may repeat the key, are left behind on purpose.
 */
export class PaymentFailure extends Error {
  override name = 'PaymentFailure';
  readonly kind: Kind;

  constructor(kind: Kind) {
    super(sentences[kind]);
    this.kind = kind;
  }
}

/** What went wrong, told from whatever the client threw. */
export function paymentFailureFor(error: unknown): PaymentFailure {
  if (error instanceof TimeoutError) return new PaymentFailure('late');
  if (!(error instanceof Stripe.errors.StripeError)) return new PaymentFailure('unreadable');
  return new PaymentFailure(kindOf(error));
}

function kindOf(error: Stripe.errors.StripeError): Kind {
  const { errors } = Stripe;
  if (error instanceof errors.StripeConnectionError) return 'unreachable';
  if (error instanceof errors.StripeAuthenticationError) return 'key';
  if (error instanceof errors.StripePermissionError) return 'permission';
  if (error instanceof errors.StripeRateLimitError) return 'too_many';
  if (error instanceof errors.StripeInvalidRequestError) {
    return error.param === 'starting_after' ? 'unknown_session' : 'refused';
  }
  return (error.statusCode ?? 0) >= 500 ? 'theirs' : 'unreadable';
}
