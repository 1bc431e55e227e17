import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readEnv } from '#env.ts';
import { createRateLimits } from './rate-limits.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const secrets = { SESSION_SECRET: 's'.repeat(40), SECRETS_KEY: 'k'.repeat(40) };

function newMailLimits() {
  const env = readEnv({ ...secrets, RATE_LIMIT_FACTOR: '1' });
  return createRateLimits({ env, redis: null }).mails;
}

const address = 'kim@mail.example';
const refusal = { code: 'RATE_LIMITED' };

test.each(['checkVerification', 'checkReset'] as const)(
  '%s allows a mail every 30 s, and three in an hour',
  async (check) => {
    const mails = newMailLimits();
    const ask = () => mails[check]({ address, ip: '192.0.2.1' });
    const waitFor = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

    await ask();
    await expect(ask()).rejects.toMatchObject({ ...refusal, retryAfter: 30 });
    await waitFor(20);
    await expect(ask()).rejects.toMatchObject({ ...refusal, retryAfter: 10 });
    await waitFor(11);
    await ask();
    await waitFor(31);
    await ask();
    await waitFor(31);
    await expect(ask()).rejects.toMatchObject(refusal);
    await waitFor(3_600);
    await ask();
  },
);

test('a mail of one kind does not hold back one of the other', async () => {
  const mails = newMailLimits();

  await mails.checkVerification({ address, ip: '192.0.2.1' });

  await expect(mails.checkReset({ address, ip: '192.0.2.1' })).resolves.toBeUndefined();
});
