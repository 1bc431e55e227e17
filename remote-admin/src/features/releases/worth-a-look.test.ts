import { expect, test } from '@jest/globals';
import { isWorthALook } from './worth-a-look.ts';

test('failures stand out once they are more than one visitor in twenty', () => {
  expect(isWorthALook({ visitors: 24, failures: 4 })).toBe(true);
  expect(isWorthALook({ visitors: 20, failures: 1 })).toBe(false);
  expect(isWorthALook({ visitors: 0, failures: 0 })).toBe(false);
});
