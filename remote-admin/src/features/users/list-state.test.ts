import { expect, test } from '@jest/globals';
import {
  filteredBy,
  isNarrowed,
  type ListState,
  readListState,
  sortedBy,
  writeListState,
} from './list-state.ts';

const plain: ListState = { search: '', sort: 'id', dir: 'asc' };

test('a bare address is the whole list by id', () => {
  expect(readListState(new URLSearchParams())).toEqual(plain);
  expect(writeListState(plain).size).toBe(0);
});

test('a state survives the way through the address', () => {
  const state: ListState = {
    search: 'river fox',
    role: 'mod',
    subscriber: '1',
    verified: '0',
    sort: 'last_login',
    dir: 'desc',
  };

  expect(readListState(new URLSearchParams(writeListState(state).toString()))).toEqual(state);
});

test('what an address gets wrong is left out', () => {
  const params = new URLSearchParams('role=king&subscriber=2&verified=&sort=password&dir=up');

  expect(readListState(params)).toEqual(plain);
});

test('a column sorts ascending first, then descending, then ascending again', () => {
  const byEmail = sortedBy(plain, 'email');
  const turned = sortedBy(byEmail, 'email');

  expect(byEmail).toMatchObject({ sort: 'email', dir: 'asc' });
  expect(turned).toMatchObject({ sort: 'email', dir: 'desc' });
  expect(sortedBy(turned, 'email')).toMatchObject({ dir: 'asc' });
  expect(sortedBy(turned, 'role')).toMatchObject({ sort: 'role', dir: 'asc' });
});

test('a filter is set by a choice and lifted by the empty one', () => {
  const filtered = filteredBy(plain, 'role', 'admin');

  expect(filtered.role).toBe('admin');
  expect(isNarrowed(filtered)).toBe(true);
  expect(filteredBy(filtered, 'role', '')).toEqual(plain);
  expect(isNarrowed(plain)).toBe(false);
});
