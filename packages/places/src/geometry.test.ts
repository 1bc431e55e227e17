import { expect, test } from '@jest/globals';
import { isInside, kmBetween, kmToLine, kmToNearest, type Polygon, thinned } from './geometry.ts';

const vancouver: [number, number] = [-123.12, 49.28];
const hope: [number, number] = [-121.44, 49.38];

test('Hope is 122 km from Vancouver in a straight line', () => {
  expect(kmBetween(vancouver, hope)).toBeCloseTo(122.2, 0);
  expect(kmBetween(hope, hope)).toBe(0);
});

test('the nearest of several counts, and none is infinitely far', () => {
  expect(kmToNearest(hope, [vancouver, hope])).toBe(0);
  expect(kmToNearest(hope, [])).toBe(Infinity);
});

test('a line is as near as its nearest point, not its nearest corner', () => {
  const border: [number, number][] = [
    [-123, 49],
    [-114, 49],
  ];

  expect(kmToLine([-121, 49.1], border)).toBeCloseTo(11.1, 1);
  expect(kmToLine([-124, 49], border)).toBeCloseTo(73, 0);
  expect(kmToLine([-121, 49], [])).toBe(Infinity);
});

const square = (low: number, high: number): [number, number][] => [
  [low, low],
  [high, low],
  [high, high],
  [low, high],
  [low, low],
];

test.each([
  [[5, 5], false],
  [[2, 2], true],
  [[2, 9], true],
  [[11, 5], false],
  [[-1, -1], false],
] as const)('%p is inside a square with a hole: %p', ([x, y], isIn) => {
  const withHole: Polygon = [square(0, 10), square(4, 6)];

  expect(isInside([x, y], withHole)).toBe(isIn);
});

test('nothing is inside an area without an outline', () => {
  expect(isInside([1, 1], [])).toBe(false);
  expect(isInside([1, 1], [[]])).toBe(false);
});

test('a thinned line keeps its ends', () => {
  const line = Array.from({ length: 1_000 }, (_, at): [number, number] => [at, 0]);

  const few = thinned(line, 30);

  expect(few).toHaveLength(30);
  expect([few[0], few.at(-1)]).toEqual([line[0], line[999]]);
  expect(thinned(line.slice(0, 3), 30)).toHaveLength(3);
});
