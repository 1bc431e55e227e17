import { expect, test } from '@jest/globals';
import { seal, unseal } from './sealed-text.ts';

const key = 'a key of at least thirty-two signs!';

test('a sealed text opens with its key, and looks different each time', () => {
  const [first, second] = [seal('the link', key), seal('the link', key)];

  expect(unseal(first, key)).toBe('the link');
  expect(first).not.toBe(second);
  expect(first).not.toContain('link');
});

test('another key, a changed text or another format does not open', () => {
  const sealed = seal('the link', key);
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');

  expect(() => unseal(sealed, `${key}!`)).toThrow('authenticate');
  expect(() => unseal(changed, key)).toThrow('authenticate');
  expect(() => unseal('k9.a.b.c', key)).toThrow('unknown key');
});
