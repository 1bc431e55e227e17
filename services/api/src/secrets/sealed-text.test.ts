import { expect, test } from '@jest/globals';
import { readKeyRing } from './key-ring.ts';
import { seal, unseal } from './sealed-text.ts';

const [first, second] = ['1'.repeat(32), '2'.repeat(32)];
const keys = readKeyRing(first);

test('a sealed text opens with its key, and looks different each time [limits-times-2]', () => {
  const [one, other] = [seal('the link', keys), seal('the link', keys)];

  expect(unseal(one, keys)).toBe('the link');
  expect(one).not.toBe(other);
  expect(one).not.toContain('link');
});

test('what an older key sealed opens, and a newer one seals what is new', () => {
  const both = readKeyRing(`k2:${second},k1:${first}`);

  expect(unseal(seal('the link', keys), both)).toBe('the link');
  expect(unseal(seal('the link', both), readKeyRing(`k2:${second}`))).toBe('the link');
});

test('another key, a changed text or another format does not open', () => {
  const sealed = seal('the link', keys);
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');

  expect(() => unseal(sealed, readKeyRing(second))).toThrow('authenticate');
  expect(() => unseal(changed, keys)).toThrow('authenticate');
  expect(() => unseal('k9.a.b.c', keys)).toThrow('the key k9, which SECRETS_KEY lacks');
});
