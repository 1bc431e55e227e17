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
