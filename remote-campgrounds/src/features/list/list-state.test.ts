import { expect, test } from '@jest/globals';
import { addressOf, changed, everything, readListState } from './list-state.ts';

const stateIn = (query: string) => readListState(new URLSearchParams(query));

test('an address without a query shows everything by name, and has no query of its own', () => {
  expect(everything).toMatchObject({ sort: 'match', page: 1, size: 20 });
  expect(addressOf(everything)).toBe('/campgrounds');
});

test('what an address gets wrong is left out, and the rest counts', () => {
  const state = stateIn(
    'region=atlantis&region=northern-bc&type=tent&page=-4&size=7&from=soon&radius=3&q=lake&at=x',
  );

  expect(state).toEqual({ ...everything, region: ['northern-bc'], q: 'lake' });
});

test('a million characters of nonsense are the page that shows everything [public-pages-10]', () => {
  const nonsense = '%F0%9F%8F%95&=<script>?q['.repeat(40_000);

  expect(nonsense.length).toBeGreaterThanOrEqual(1_000_000);
  expect(stateIn(nonsense)).toEqual(everything);
  expect(stateIn(`q=${nonsense.replaceAll('&', '')}&page=2`)).toEqual({ ...everything, page: 2 });
});

test('a change begins on the first page, in the same order', () => {
  const state = stateIn('page=3&sort=region&type=cabin');

  expect(addressOf(changed(state, { region: ['northern-bc'] }))).toBe(
    '/campgrounds?region=northern-bc&type=cabin&sort=region',
  );
});

test('a search is ordered by its best match, unless another order was chosen [campgrounds-2]', () => {
  expect(stateIn('q=lake').sort).toBe('match');
  expect(addressOf(changed(stateIn('q=lake'), { sort: 'name' }))).toBe(
    '/campgrounds?q=lake&sort=name',
  );
  expect(addressOf(changed(stateIn('sort=region'), { q: 'lake' }))).toBe(
    '/campgrounds?q=lake&sort=region',
  );
  expect(addressOf(changed(stateIn('q=lake&sort=name'), { sort: undefined }))).toBe(
    '/campgrounds?q=lake',
  );
});

test('around nothing there is no radius and no order by distance', () => {
  const state = stateIn('near=nelson&radius=50&sort=distance');

  expect(addressOf(changed(state, { near: undefined }))).toBe('/campgrounds');
});

test('what is included where it is unknown goes with its filter', () => {
  const state = stateIn(
    'amenity=toilets&amenity=showers&unknown=toilets&unknown=season&from=2024-06-01',
  );

  expect(changed(state, { amenity: ['showers'] }).unknown).toEqual(['season']);
  expect(changed(state, { from: undefined }).unknown).toEqual(['toilets']);
});
