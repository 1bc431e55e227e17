import { expect, test } from '@jest/globals';
import { chordBetween, chordOf, kilometresBetween, spotOf } from './distance.ts';

const vancouver = spotOf({ latitude: 49.28273, longitude: -123.12074 });
const kamloops = spotOf({ latitude: 50.67452, longitude: -120.32727 });
const antipode = spotOf({ latitude: -49.28273, longitude: 56.87926 });

test('distances are those over the ground', () => {
  expect(kilometresBetween(vancouver, kamloops)).toBe(252.7);
  expect(kilometresBetween(vancouver, vancouver)).toBe(0);
  expect(kilometresBetween(vancouver, antipode)).toBeCloseTo(20_015, -1);
});

test('a radius lets in what is nearer, and nothing else [campgrounds-2]', () => {
  const chord = chordBetween(vancouver, kamloops);

  expect(chord).toBeLessThan(chordOf(252.9));
  expect(chord).toBeGreaterThan(chordOf(252.5));
  expect(chordBetween(vancouver, antipode)).toBeLessThanOrEqual(chordOf(30_000));
});
