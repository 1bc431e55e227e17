import { expect, jest, test } from '@jest/globals';
import { answerChallenge, initiateEnrollment } from './calls.ts';

const addressOf = (input: string | URL | Request) =>
  typeof input === 'object' && 'url' in input ? input.url : `${input}`;

/** Answers each call with the next status; returns the list of addresses and bodies. */
function serve(statuses: readonly number[]) {
  const left = [...statuses];
  const calls: { path: string; body: unknown }[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((address, init) => {
    const text = typeof init?.body === 'string' ? init.body : 'null';
    calls.push({ path: addressOf(address), body: JSON.parse(text) as unknown });
    const status = left.shift() ?? 200;
    return Promise.resolve(Response.json({ error: 'No.' }, { status }));
  });
  return calls;
}

test.each([404, 405])(
  'a path that answers %i gives way to its fallback [calls-second-factor-2]',
  async (status) => {
    const calls = serve([status, 400]);

    await expect(answerChallenge({ code: '123456' })).rejects.toThrow('No.');

    expect(calls).toEqual([
      { path: '/api/security/2fa/challenge', body: { code: '123456' } },
      { path: '/api/auth/2fa/challenge', body: { code: '123456' } },
    ]);
  },
);

test.each([400, 401, 429, 500])(
  'a code refused with %i is not tried twice [calls-second-factor-2]',
  async (status) => {
    const calls = serve([status]);

    await expect(answerChallenge({ recovery: 'ABCDE-23456' })).rejects.toThrow('No.');

    expect(calls).toEqual([
      { path: '/api/security/2fa/challenge', body: { recovery: 'ABCDE-23456' } },
    ]);
  },
);

test('the enrollment is begun with both names of its token [calls-second-factor-2]', async () => {
  const calls = serve([404, 400]);

  await expect(initiateEnrollment('abc')).rejects.toThrow('No.');

  const body = { enroll_token: 'abc', token: 'abc' };
  expect(calls).toEqual([
    { path: '/api/security/2fa/enroll/initiate', body },
    { path: '/api/auth/2fa/initiate', body },
  ]);
});
