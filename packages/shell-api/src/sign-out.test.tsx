/**
 * @jest-environment-options {"url": "https://camp.example/"}
 */
import { expect, test } from '@jest/globals';
import { hasSignedInHint, signOut } from './sign-out.ts';

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
