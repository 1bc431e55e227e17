/**
 * @jest-environment-options {"url": "https://camp.example/"}
 */
import { expect, jest, test } from '@jest/globals';
import { hasSignedInHint, signOut, signOutGuard } from './sign-out.ts';

test.each(['__Host-campbc_signed_in=1; path=/; secure', 'campbc_signed_in=1; path=/; secure'])(
  'over HTTPS somebody with %s may be signed in, until they sign out here',
  (cookie) => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    document.cookie = cookie;
    const before = hasSignedInHint();

    void signOut();

    expect(before).toBe(true);
    expect(hasSignedInHint()).toBe(false);
    expect(document.cookie).toBe('');
  },
);

test('a sign-out that the API does not answer is tried again every four seconds, until it does [session-13]', async () => {
  jest.useFakeTimers();
  const answer = jest.fn<typeof fetch>();
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = answer;
  expect(await signOut()).toBe(false);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(answer).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(answer).toHaveBeenCalledTimes(2);

  answer.mockResolvedValue({ ok: true, json: async () => ({ ok: true }) } as Response);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(answer).toHaveBeenCalledTimes(3);
  expect(localStorage).toHaveLength(0);
  jest.useRealTimers();
});

test('a sign-out that the shell refuses ends nothing [unasked-1]', async () => {
  const answer = jest.fn<typeof fetch>();
  globalThis.fetch = answer;
  document.cookie = 'campbc_signed_in=1; path=/';
  signOutGuard.isRefused = () => true;

  await signOut();

  expect(hasSignedInHint()).toBe(true);
  expect(answer).not.toHaveBeenCalled();
  signOutGuard.isRefused = () => false;
});
