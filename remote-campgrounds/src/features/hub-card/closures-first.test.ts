import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { expect, test } from '@jest/globals';
import { closuresFirst } from './closures-first.ts';

const entry = (slug: string, facts: Partial<CampgroundSummary>) => ({
  campground: { slug, status: null, ...facts } as CampgroundSummary,
});

test('closed places and those that close soon come first, else the order stays, hidden ones are left out, and what is in two lists is there once', () => {
  const entries = [
    entry('open', {}),
    entry('warned', { status: 'warning' }),
    { campground: null },
    entry('closes', { closes_on: '2030-05-03' }),
    entry('closed', { status: 'closed' }),
    entry('open', {}),
  ];

  expect(closuresFirst(entries).map(({ slug }) => slug)).toEqual([
    'closes',
    'closed',
    'open',
    'warned',
  ]);
});
