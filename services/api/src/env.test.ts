import { expect, test } from '@jest/globals';
import { readEnv } from './env.ts';

const secrets = { SESSION_SECRET: 's'.repeat(32), SECRETS_KEY: 'k'.repeat(32) };

test('with only the secrets everything has its embedded default', () => {
  expect(readEnv(secrets)).toMatchObject({
    DATABASE_URL: '',
    REDIS_URL: '',
    REQUIRE_EMAIL_VERIFICATION: true,
  });
});

test('every problem is named at once', () => {
  const read = () =>
    readEnv({ API_PORT: 'x', DATABASE_URL: 'postgres://x', SESSION_SECRET: 'short' });

  for (const name of ['API_PORT', 'DATABASE_URL', 'SESSION_SECRET', 'SECRETS_KEY'])
    expect(read).toThrow(name);
});

test('production needs a way to send mail', () => {
  expect(() => readEnv({ ...secrets, NODE_ENV: 'production' })).toThrow('SMTP_URL');
});

test.each([
  ['', 'https://api.stripe.com'],
  ['http://127.0.0.1:12111', 'http://127.0.0.1:12111'],
])('the payment provider is asked at %p', (given, used) => {
  expect(readEnv({ ...secrets, STRIPE_API_BASE: given })).toMatchObject({ STRIPE_API_BASE: used });
});

test.each([
  ['STRIPE_API_BASE', 'ftp://payments.example'],
  ['STRIPE_API_BASE', 'https://payments.example/v1'],
  ['STRIPE_API_BASE', 'https://kim:secret@payments.example'],
  ['STRIPE_API_BASE', 'payments'],
  ['STRIPE_SECRET_KEY', 'sk_test_1\nsk_test_2'],
])('%s cannot be %p', (name, given) => {
  expect(() => readEnv({ ...secrets, [name]: given })).toThrow(name);
});

test('releases are not followed without the key to check them with', () => {
  const RELEASE_DIR = '/releases';

  expect(() => readEnv({ ...secrets, RELEASE_DIR })).toThrow('RELEASE_PUBLIC_KEY');
  expect(readEnv({ ...secrets, RELEASE_DIR, RELEASE_DEV: 'true' }).RELEASE_DEV).toBe(true);
});
