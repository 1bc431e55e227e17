import { expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { readEnv } from '#env.ts';
import { smtpOptionsFor } from './outbox-worker.ts';

/** The settings of a production site that sends mail by this server. */
function productionWith(SMTP_URL: string) {
  return readEnv({
    SESSION_SECRET: '0123456789abcdef'.repeat(2),
    SECRETS_KEY: 'fedcba9876543210'.repeat(2),
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://camp.example',
    DATABASE_URL: 'mysql://camp@127.0.0.1/camp',
    SMTP_URL,
  });
}

test.each([
  ['production', 'smtp://mail.example:587', true],
  ['production', 'smtp://mail.example:587?ignoreTLS=true', true],
  ['production', 'smtp://mail.example:587?requireTLS=false', false],
  ['production', 'smtp://127.0.0.1:1587', false],
  ['production', 'smtp://[::1]:1587', false],
  ['development', 'smtp://mail.example:587', false],
] as const)('in %s mail by %s must be encrypted: %s', (NODE_ENV, address, isDemanded) => {
  const env = { ...productionWith(address), NODE_ENV };

  const { transporter } = createTransport(smtpOptionsFor(env));

  expect(transporter).toMatchObject({ options: { requireTLS: isDemanded } });
});
