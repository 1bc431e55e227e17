import { expect, test } from '@jest/globals';
import { contourLines, hillsAt } from './contour-lines.ts';

/** Each line: its start, its first curve, and the steps from there. */
function linesIn(path: string): number[][] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((line) => (line.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number));
}

test('every line around a hill closes smoothly, in few words', () => {
  const path = contourLines({ x: 1010, y: 40, lines: 11, step: 34, phase: 0.4 });

  const lines = linesIn(path);
  expect(lines).toHaveLength(11);
  for (const [startX = 0, startY = 0, handleX = 0, handleY = 0, ...rest] of lines) {
    for (const [axis, start, handle] of [
      [0, startX, handleX],
      [1, startY, handleY],
    ] as const) {
      const [first = 0, ...steps] = rest.filter((_number, index) => index % 2 === axis);
      let [end, turn] = [first, handle];
      for (const step of steps) [end, turn] = [end + step, 2 * end - turn];
      expect(end).toBe(start);
      /* The last handle mirrors the first: the line has no corner where it closes. */
      expect(2 * start - turn).toBe(handle);
    }
  }
  expect(path.length).toBeLessThan(4_000);
});

test('a place has hills of its own, the same each time', () => {
  const [alice, nelson] = [
    { latitude: 49.78, longitude: -123.11 },
    { latitude: 49.49, longitude: -117.29 },
  ];

  expect(hillsAt(alice)).toEqual(hillsAt({ ...alice }));
  expect(hillsAt(alice)).not.toEqual(hillsAt(nelson));
  for (const { x, y } of [alice, nelson].flatMap((place) => hillsAt(place).slice(0, 1))) {
    expect(x).toBeGreaterThan(900);
    expect(x).toBeLessThan(1_100);
    expect(y).toBeGreaterThan(80);
  }
});
