import type { Feed } from '@camp/contracts/places/alerts';
import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { expect, test } from '@jest/globals';
import { closuresAmong, closuresFirst } from './closures-first.ts';

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

const feed = (name: Feed['name'], more: Partial<Feed>) =>
  ({ name, state: 'fresh', as_of: '2026-11-30T09:00:00.000Z', is_sample: false, ...more }) as Feed;

test('closures are counted as of the oldest answer that decides them, and not at all where one is missing', () => {
  const places = closuresFirst([
    entry('open', {}),
    entry('warned', { status: 'warning' }),
    entry('closes', { closes_on: '2030-05-03' }),
  ]);
  const older = feed('recreation-sites', { as_of: '2026-11-28T09:00:00.000Z' });
  const roads = feed('roads', { as_of: '2026-01-01T09:00:00.000Z' });

  const counted = closuresAmong(places, [feed('bc-parks', {}), older, roads]);
  expect(counted).toEqual({ places: 3, closed: 1, asOf: '2026-11-28' });
  expect(closuresAmong(places, [feed('bc-parks', { as_of: null }), older])).toBe(null);
  expect(closuresAmong(places, [feed('bc-parks', { state: 'off' })])).toBe(null);
  expect(
    closuresAmong(places, [feed('bc-parks', {}), feed('recreation-sites', { state: 'off' })]),
  ).toMatchObject({ asOf: '2026-11-30' });
});
