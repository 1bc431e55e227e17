import type { Stripe } from 'stripe';

type Session = Stripe.Checkout.Session;

/** A paid checkout session as the provider's types describe it; what a test is about, it gives itself. */
export function checkoutSession(given: Partial<Session> & { id: string }): Session {
  return {
    ...asked,
    ...outcome,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    status: 'complete',
    payment_status: 'paid',
    amount_subtotal: 4_250,
    amount_total: 4_250,
    currency: 'cad',
    created: 1_790_000_000,
    expires_at: 1_790_086_400,
    ...given,
  };
}

/** What the shop asked for. */
const asked = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: 'https://campbc.example/store',
  client_reference_id: null,
  client_secret: null,
  consent_collection: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_creation: 'if_required',
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice_creation: null,
  locale: null,
  managed_payments: null,
  metadata: {},
  origin_context: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  permissions: null,
  saved_payment_method_options: null,
  shipping_address_collection: null,
  shipping_options: [],
  submit_type: null,
  success_url: 'https://campbc.example/store?paid',
  ui_mode: 'hosted_page',
  url: null,
  wallet_options: null,
} satisfies Partial<Session>;

/** What came of it. */
const outcome = {
  collected_information: null,
  consent: null,
  currency_conversion: null,
  customer: null,
  customer_account: null,
  customer_details: null,
  invoice: null,
  payment_intent: 'pi_written_by_a_test',
  payment_link: null,
  recovered_from: null,
  setup_intent: null,
  shipping_cost: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
} satisfies Partial<Session>;
