import { expect, test } from '@jest/globals';
import { reliefStrength } from './relief-strength.ts';

test('hills are shaded while they have a form, and not from near by', () => {
  const [province, region, valley] = [5, 6.5, 8.5].map(reliefStrength);

  expect([province, region, valley]).toEqual([0.3, 0.3, 0]);
});
