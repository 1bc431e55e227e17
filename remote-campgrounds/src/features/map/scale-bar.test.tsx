import { expect, test } from '@jest/globals';
import { scaleOf } from './scale-bar.ts';

test('a scale bar has the longest round length that fits', () => {
  expect(scaleOf(200)).toEqual({ metres: 20_000, width: 100 });
  expect(scaleOf(100)).toEqual({ metres: 10_000, width: 100 });
  expect(scaleOf(12)).toEqual({ metres: 1_000, width: 83 });
  expect(scaleOf(6)).toEqual({ metres: 500, width: 83 });
});
