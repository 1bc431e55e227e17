import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readEnv } from '#env.ts';
import { createRateLimits } from './rate-limits.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const secrets = { SESSION_SECRET: 's'.repeat(40), SECRETS_KEY: 'k'.repeat(40) };

const newLimits = () =>
  createRateLimits({ env: readEnv({ ...secrets, RATE_LIMIT_FACTOR: '1' }), redis: null });

const newMailLimits = () => newLimits().mails;

const address = 'kim@mail.example';
const refusal = { code: 'RATE_LIMITED' };

test.each(['checkVerification', 'checkReset'] as const)(
  '%s allows a mail every 30 s, and three in an hour [numbers-letter-1, limits-times-1]',
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

test('a line with many places may do four times as much as one place, a whole network sixteen times [limits-times-1]', async () => {
  const { registrations } = newLimits();
  /** Returns the number of registrations that are allowed from ten places of one line. */
  const registered = async (line: string) => {
    const tries = Array.from({ length: 50 }, (_, index) => `${line}${index % 10}::1`);
    const ended = await Promise.allSettled(tries.map((ip) => registrations.check(ip)));
    return ended.filter(({ status }) => status === 'fulfilled').length;
  };

  const lines = [
    '2001:db8:1:a0',
    '2001:db8:1:b0',
    '2001:db8:1:c0',
    '2001:db8:1:d0',
    '2001:db8:1:e0',
  ];
  const counts: number[] = [];
  for (const line of lines) counts.push(await registered(line));

  expect(counts).toEqual([40, 40, 40, 40, 0]);
});

test.each([
  ['a line at home', (at: number) => `2001:db8:1:${(at * 40).toString(16)}::1`, 40],
  ['a neighborhood', (at: number) => `192.0.2.${at}`, 20],
])(
  '%s with a hundred places does not shut an owner out of the password elsewhere',
  async (_who, placeAt, guesses) => {
    const { login } = newLimits();
    const account = 'kim';
    const tries = Array.from({ length: 100 }, (_, at) => login.check({ account, ip: placeAt(at) }));

    const ended = await Promise.allSettled(tries);

    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(guesses);
    await expect(login.check({ account, ip: '203.0.113.9' })).resolves.toBeUndefined();
    expect(await login.waitOf({ accounts: [account], ips: [placeAt(0)] })).toBeGreaterThan(0);
    await login.lift({ accounts: [account], ips: [placeAt(0)] });
    await expect(login.check({ account, ip: placeAt(0) })).resolves.toBeUndefined();
  },
);

test.each(['telemetry', 'placeSearches', 'passkeys', 'strangersRefused', 'secondSteps'] as const)(
  '%s of one line count together, however many places it has',
  async (name) => {
    const limits = newLimits();
    const place = (at: number) => `2001:db8:1:${(at % 256).toString(16)}::1`;
    const ask = (at: number) =>
      name === 'telemetry' ? limits[name].check('boot', place(at)) : limits[name].check(place(at));

    const ended = await Promise.allSettled(Array.from({ length: 2_500 }, (_, at) => ask(at)));

    expect(ended.some(({ status }) => status === 'rejected')).toBe(true);
  },
);

test('slow hashes count for the account and the place that they are made for, before they are made [limits-times-1]', async () => {
  const { hashing } = newLimits();
  const take = (ip: string, userId?: number) =>
    hashing.take({ ip, times: 10, ...(userId && { userId }) });

  for (let times = 0; times < 10; times += 1) await take(`2001:db8:${times}::1`, 7);
  await expect(take('2001:db8:99::1', 7)).rejects.toMatchObject(refusal);
  for (let times = 0; times < 15; times += 1) await take('192.0.2.1');
  await expect(take('192.0.2.1')).rejects.toMatchObject(refusal);
  expect(await take('192.0.2.2')).toMatchObject({ from: '192.0.2.0/24' });
});
