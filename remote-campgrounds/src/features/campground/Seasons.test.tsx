import type { Campground } from '@camp/contracts/places/campgrounds';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ParkDates, Seasons, spansText } from './Seasons.tsx';

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

test('a line of several spans ends between two of them, never within one', () => {
  const text = spansText([spring, summer], 'fr');

  expect(text.split(' ').map((part) => part.replaceAll('\u00A0', ' '))).toEqual([
    'du 10 mai au 30 juin ·',
    'du 10 mai au 30 sept.',
  ]);
  expect(spansText([spring], 'en')).not.toMatch(/[ \u2009]/);
});

test('newer dates of areas of its park stand in a row of their own, say that the area is not known, and give way to its own', () => {
  const dates = [
    { year: 2026, kind: 'operation', from: '2026-05-09', to: '2026-09-30' },
    { year: 2026, kind: 'gate', from: '2026-01-01', to: '2026-12-31' },
  ];
  const source = { id: 'park-dates', title: 'Dates', as_of: '2026' };
  const campground = {
    park: 'Strathcona Park',
    in_park: { dates, dates_source: source, sources: [] },
    sources: [],
  };
  const show = (seasons: unknown[]) =>
    render(
      <InRouter session={{ status: 'signed-out' }}>
        <ParkDates campground={{ ...campground, seasons } as unknown as Campground} />
      </InRouter>,
    );

  const { container, unmount } = show([row(null)]);
  expect(container.textContent.replaceAll(/\s/gu, ' ')).toMatch(
    /^In its park, 2026May 9 – Sep 30Dates of one area of Strathcona Park\..*Source 1, as of 2026/,
  );
  expect(container.textContent).not.toContain('Dec 31');
  unmount();

  const own = show([{ ...row(null), year: 2026 }]);
  expect(own.container.textContent).not.toContain('In its park');
});
