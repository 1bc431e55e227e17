import { expect, test } from '@jest/globals';
import { readKeyRing } from './key-ring.ts';

const [first, second] = ['1'.repeat(32), '2'.repeat(32)];

test('a key without a name is k1', () => {
  const alone = readKeyRing(first);

  expect(alone.ids).toEqual(['k1']);
  expect(alone.get('audit').equals(readKeyRing(`k1:${first}`).get('audit'))).toBe(true);
});

test('the first of several is for what is new, the others are found by name', () => {
  const ring = readKeyRing(`k2:${second}, k1:${first}`);

  expect(ring.current).toBe('k2');
  expect(ring.get('audit').equals(readKeyRing(`k2:${second}`).get('audit'))).toBe(true);
  expect(ring.get('audit', 'k1').equals(readKeyRing(first).get('audit'))).toBe(true);
  expect(ring.all('recoveryCode')).toHaveLength(2);
});

test('purposes have different keys', () => {
  const ring = readKeyRing(first);

  expect(ring.get('audit').equals(ring.get('sealedText'))).toBe(false);
});

test('what is kept of a key that left is found, and replaces none of the setting', () => {
  const ring = readKeyRing(`k2:${second}`);
  const kept = readKeyRing(first).get('audit').export();
  expect(() => ring.get('audit', 'k1')).toThrow('needs the key k1');

  ring.learn('k1', 'audit', kept);
  ring.learn('k2', 'audit', kept);

  expect(ring.get('audit', 'k1').export()).toEqual(kept);
  expect(ring.get('audit').export()).not.toEqual(kept);
  expect(ring.find('sealedText', 'k1')).toBeNull();
});

test('a key seals nothing behind the end of its time', () => {
  const ring = readKeyRing(`k2:${second},k1:${first}`);
  ring.endAt('k1', 10);

  expect([10, 11].map((position) => ring.mayHaveSealed('k1', position))).toEqual([true, false]);
  expect(ring.mayHaveSealed('k2', 11)).toBe(true);
});

test.each([
  ['', 'at least 32 characters for k1'],
  ['short', 'at least 32 characters for k1'],
  [`k2:${second},k1:short`, 'at least 32 characters for k1'],
  [`k2:${second},${first}`, 'Write k2:<key>,k1:<key>'],
  [`k2:${second},k2:${first}`, 'k2 is there twice'],
  [`k0:${first}`, 'Write k2:<key>,k1:<key>'],
])('a setting like %p is refused, without a word of a key', (setting, message) => {
  expect(() => readKeyRing(setting)).toThrow(message);
  expect(() => readKeyRing(setting)).not.toThrow(first);
});
