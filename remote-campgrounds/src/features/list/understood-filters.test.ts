import { expect, test } from '@jest/globals';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { type Change, changed, everything } from './list-state.ts';
import { townOf, understoodFilters } from './understood-filters.ts';

const nelson = { id: 'nelson', name: 'Nelson', latitude: 49.49, longitude: -117.29 };
const dogsNearNelson = {
  near: null,
  understood: {
    around: { town: nelson, km: 50, places: 20 },
    region: [],
    type: [],
    amenity: ['showers'],
    feature: ['dogs'],
    reservation: [],
    not_known: [],
    text: 'kokanee',
  },
} as unknown as CampgroundList;

const asked: Change[] = [];
const change = (next: Change) => void asked.push(next);
const typed = changed(everything, { q: 'kokanee showers dogs near nelson', feature: ['fishing'] });

test('what a search was understood as stands in the filters, beside what was chosen [campgrounds-2]', () => {
  const { state } = understoodFilters({ state: typed, change }, dogsNearNelson);

  expect(state).toMatchObject({
    q: 'kokanee',
    near: 'nelson',
    radius: 50,
    amenity: ['showers'],
    feature: ['fishing', 'dogs'],
  });
  expect(townOf(dogsNearNelson)?.name).toBe('Nelson');
});

test('lifting one part of it keeps the others, as filters in the place of the words [campgrounds-2]', () => {
  const filters = understoodFilters({ state: typed, change }, dogsNearNelson);

  filters.change({ near: undefined, at: undefined });

  const after = changed(typed, asked.at(-1) ?? {});
  expect(after).toMatchObject({ q: 'kokanee', feature: ['fishing', 'dogs'], amenity: ['showers'] });
  expect(after.near).toBeUndefined();
  expect(after.radius).toBeUndefined();
});

test('a search for names alone, and an answer to come, leave the filters as they were chosen', () => {
  const controls = { state: typed, change };

  expect(understoodFilters(controls, undefined)).toBe(controls);
  expect(understoodFilters(controls, { ...dogsNearNelson, understood: null })).toBe(controls);
});
