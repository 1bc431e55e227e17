import { expect, test } from '@jest/globals';
import { fontsBeyondTheirAxis, placesIn } from './fonts.ts';

/** A `gvar` of no glyph and two shared places on one axis (OpenType, gvar). */
const twoPlaces = Buffer.from(
  ['00010000', '0001', '0002', '00000016', '0000', '0000', '00000000', '0000', '4000', '6400'].join(
    '',
  ),
  'hex',
);

test('no weight of a font is drawn from beyond its axis, for which Firefox would drop them all', () => {
  expect(placesIn(twoPlaces)).toEqual([1, 1.5625]);
  expect(fontsBeyondTheirAxis('.')).toEqual([]);
});
