import { expect, test } from '@jest/globals';
import { boxesOf, freeBox, type Box } from './draw-names.ts';

const town = { x: 200, y: 100 };
const around = (x: number, y: number): Box => ({
  left: x - 6,
  right: x + 6,
  top: y - 6,
  bottom: y + 6,
});
const dot = { left: 196, right: 204, top: 96, bottom: 104 };

/** Returns the place of a town's name of 60 pixels among markers. */
const among = (markers: Box[]) =>
  freeBox(boxesOf('town', town, 60), { dots: [dot], markers, names: [], size: [400, 300] });

test('the name of a town touches its dot, on any side that is free', () => {
  const [right, left, below, above] = boxesOf('town', town, 60);
  const beside = [around(230, 100), around(170, 100), around(200, 130)];

  expect(among([])).toEqual(right);
  expect(among(beside.slice(0, 1))).toEqual(left);
  expect(among(beside.slice(0, 2))).toEqual(below);
  expect(among(beside)).toEqual(above);
  for (const box of boxesOf('town', town, 60)) expect(distance(box)).toBeLessThanOrEqual(12);
});

test('a town has no name where its dot lies under a marker, nor where all sides are taken', () => {
  expect(among([around(205, 95)])).toBeUndefined();
  expect(among([around(230, 100), around(170, 100), around(200, 130), around(200, 70)])).toBe(
    undefined,
  );
});

/** Pixels from the middle of the dot to a name. */
const distance = ({ left, right, top, bottom }: Box) =>
  Math.hypot(
    Math.max(left - town.x, town.x - right, 0),
    Math.max(top - town.y, town.y - bottom, 0),
  );
