import { expect, test } from '@jest/globals';
import { numbersAround } from './Pages.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, null, 20]],
  [3, 20, [1, 2, 3, 4, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [20, 20, [1, null, 19, 20]],
])('page %i of %i leads to its neighbours and to both ends', (page, pages, numbers) => {
  expect(numbersAround(page, pages)).toEqual(numbers);
});
