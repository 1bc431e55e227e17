import { expect, test } from '@jest/globals';
import { readKeyRing } from '#secrets/key-ring.ts';
import { unsubscribeTokenFor, userIn } from './unsubscribe-token.ts';

const keys = readKeyRing('k1:an-old-key-of-thirty-two-letters-or-more');
const newer = readKeyRing(
  'k2:a-new-key-of-thirty-two-letters-or-more,k1:an-old-key-of-thirty-two-letters-or-more',
);
const other = readKeyRing('k1:another-key-of-thirty-two-letters-or-more');
const dayMs = 86_400_000;

const codeOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('a token names who it was made for, and needs no escaping in an address', () => {
  const token = unsubscribeTokenFor(42, keys);

  expect(token).toMatch(/^[\w-]{60,120}$/);
  expect(userIn(token, keys)).toBe(42);
});

test('a token outlives the change of keys until the old one leaves the setting [mails-about-saved-places-4]', () => {
  const token = unsubscribeTokenFor(42, keys);

  expect(userIn(token, newer)).toBe(42);
  expect(codeOf(() => userIn(token, other))).toBe('TOKEN_INVALID');
});

test('a token that somebody changed is refused: for somebody else, for longer, or cut off [mails-about-saved-places-4]', () => {
  const [, at = '', signature = ''] = Buffer.from(unsubscribeTokenFor(42, keys), 'base64url')
    .toString()
    .split('.');
  const made = [`43.${at}.${signature}`, `42.${Number(at) + dayMs}.${signature}`, `42.${at}.`, ''];

  const codes = made.map((text) =>
    codeOf(() => userIn(Buffer.from(text).toString('base64url'), keys)),
  );

  expect(new Set(codes)).toEqual(new Set(['TOKEN_INVALID']));
});

test('a token counts for a year [mails-about-saved-places-4]', () => {
  const now = Date.now();
  const token = unsubscribeTokenFor(42, keys, now);

  expect(userIn(token, keys, now + 364 * dayMs)).toBe(42);
  expect(codeOf(() => userIn(token, keys, now + 366 * dayMs))).toBe('TOKEN_EXPIRED');
});
