import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { packageVersionOf } from '@camp/build/apps';
import type { CheckoutSession } from '@camp/contracts/staff/billing';
import type { Stripe } from 'stripe';
import { signedIn } from '#tests/support/api/api-under-test.ts';
import { BillingApi, billingPaths, paymentKey } from '#tests/support/api/billing-api.ts';
import { signedInAt } from '#tests/support/api/staff-elsewhere.ts';

let api: BillingApi;

beforeAll(async () => {
  api = await BillingApi.start();
});

afterAll(() => api.stop());

beforeEach(() => api.provider.reset());

interface Page {
  sessions: CheckoutSession[];
  next: string | null;
}

type Session = Stripe.Checkout.Session;

/** A paid session as the provider reports it, with more fields than we use; a test gives those that it is about. */
const checkoutSession = (given: Partial<Session> & { id: string }) =>
  ({
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    status: 'complete',
    payment_status: 'paid',
    payment_intent: 'pi_written_by_a_test',
    amount_subtotal: 4_250,
    amount_total: 4_250,
    currency: 'cad',
    created: 1_790_000_000,
    customer_email: null,
    metadata: {},
    ...given,
  }) as Session;

/** Makes so many sessions, newest first. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    checkoutSession({ id: `cs_test_${count - index}`, created: 1_790_000_000 - index }),
  );

test('without a key the health says that payments are not set up', async () => {
  const { visitor } = await signedIn('admin');

  const { status, body } = await visitor.get(billingPaths.health);

  expect(status).toBe(200);
  expect(body).toEqual({
    ok: false,
    configured: false,
    mode: null,
    checks: [
      { name: 'payments', ok: false, ms: 0, detail: 'Not set up.', fact: { key: 'notSetUp' } },
    ],
    version: packageVersionOf('.'),
  });
});

test('without a key there are no sessions', async () => {
  const { visitor } = await signedIn('admin_jr');

  const { status, body } = await visitor.get(billingPaths.sessions);

  expect(status).toBe(200);
  expect(body).toEqual({ ok: false, configured: false, sessions: [], next: null });
});

test.each(['admin', 'admin_jr'] as const)(
  'an %s sees that the provider answers [calls-staff-1]',
  async (role) => {
    const { visitor } = await signedInAt(api.process, role);

    const { status, body } = await visitor.get(billingPaths.health);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      ok: true,
      configured: true,
      mode: 'test',
      checks: [{ name: 'payments', ok: true, ms: expect.any(Number) }],
      version: packageVersionOf('.'),
    });
  },
);

test('the provider is asked with the key, and is told nothing about this machine', async () => {
  await api.sessions();

  const [asked] = api.provider.asked;
  expect(asked?.headers.authorization).toBe(`Bearer ${paymentKey}`);
  expect(asked?.headers).not.toHaveProperty('x-stripe-client-telemetry');
  const client = JSON.parse(String(asked?.headers['x-stripe-client-user-agent'])) as object;
  expect(client).not.toHaveProperty('platform');
  expect(client).not.toHaveProperty('telemetry_id');
});

test('forty-five sessions come in pages of twenty, newest first, none twice [calls-staff-1]', async () => {
  api.provider.sessions = many(45);
  const seen: Page[] = [];
  for (let after: string | null = ''; after !== null; after = seen.at(-1)?.next ?? null) {
    const { body } = await api.sessions(after && `?cursor=${after}`);
    seen.push(body as unknown as Page);
  }

  expect(seen.map(({ sessions }) => sessions.length)).toEqual([20, 20, 5]);
  const ids = seen.flatMap(({ sessions }) => sessions.map(({ id }) => id));
  expect(ids).toEqual(api.provider.sessions.map(({ id }) => id));
});

test('a last page that is full has no next', async () => {
  api.provider.sessions = many(20);

  const { body } = await api.sessions();

  expect(body).toMatchObject({ ok: true, next: null });
  expect((body as unknown as Page).sessions).toHaveLength(20);
});

test('only what the page shows is passed on, null and zero-decimal amounts as they are [fields-1]', async () => {
  api.provider.sessions = [
    checkoutSession({ id: 'cs_test_setup', mode: 'setup', amount_total: null, currency: null }),
    checkoutSession({ id: 'cs_test_yen', amount_total: 1_500, currency: 'jpy', status: 'open' }),
    checkoutSession({ id: 'cs_test_old', status: null, customer_email: 'kim@mail.example' }),
  ];

  const { status, body } = await api.sessions();

  expect(status).toBe(200);
  const { created } = checkoutSession({ id: 'any' });
  const payment = { mode: 'payment', created };
  expect((body as unknown as Page).sessions).toEqual([
    {
      id: 'cs_test_setup',
      mode: 'setup',
      amount_total: null,
      currency: null,
      status: 'complete',
      created,
    },
    { ...payment, id: 'cs_test_yen', amount_total: 1_500, currency: 'jpy', status: 'open' },
    { ...payment, id: 'cs_test_old', amount_total: 4_250, currency: 'cad', status: null },
  ]);
});

test.each([
  'limit=0',
  'limit=-1',
  'limit=101',
  'limit=1000000000',
  'limit=x',
  'cursor=x',
  'cursor=cs_%27',
])('the provider is not asked for %s', async (query) => {
  const { status, body } = await api.sessions(`?${query}`);

  expect(status).toBe(422);
  expect(body).toHaveProperty(`fields.${query.split('=')[0]}`);
  expect(api.provider.asked).toEqual([]);
});

test('a session that the provider does not know is a wrong field', async () => {
  const { status, body } = await api.sessions(`?cursor=cs_test_gone`);

  expect(status).toBe(422);
  expect(body).toHaveProperty('fields.cursor');
});
