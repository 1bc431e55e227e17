import type { Campground } from '@camp/contracts/places/campgrounds';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Seasons } from './Seasons.tsx';

const summer = { from: '2024-05-10', to: '2024-09-30' };
const spring = { from: '2024-05-10', to: '2024-06-30' };
const row = (part: string | null, operating = summer) => ({
  year: 2024,
  part,
  operating,
  reservable: null,
});

function textsOf(...seasons: Campground['seasons']): (string | null)[] {
  render(<Seasons campground={{ seasons } as Campground} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test('parts that all have the same days are told without their names', () => {
  expect(textsOf(row('North loop'), row('South loop'))).toEqual([expect.stringMatching(/^May/)]);
});

test('parts with other days are told by name', () => {
  expect(textsOf(row('North loop'), row('South loop', spring))).toEqual([
    expect.stringMatching(/^North loop/),
    expect.stringMatching(/^South loop/),
  ]);
});

test('a part that alone has days keeps its name', () => {
  expect(textsOf(row('North loop'))).toEqual([expect.stringMatching(/^North loop/)]);
});
