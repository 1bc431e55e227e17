import { ApiCallError } from '@camp/contracts/client/api-call-error';
import { expect, test } from '@jest/globals';
import {
  cleared,
  filteredBy,
  isFiltered,
  type ListState,
  readListState,
  searchedFor,
  sortedBy,
  toggled,
  turnedTo,
  usersQuery,
  writeListState,
} from './users.queries.ts';

const plain: ListState = { sort: 'id', dir: 'asc' };

test('a bare address is the whole list by id', () => {
  expect(readListState(new URLSearchParams())).toEqual(plain);
  expect(writeListState(plain).size).toBe(0);
});

test('a state survives the way through the address [user-management-7]', () => {
  const state: ListState = {
    search: 'river fox',
    role: 'mod',
    subscriber: '1',
    verified: '0',
    sort: 'last_login',
    dir: 'desc',
    cursor: 'eyJhIjoxfQ',
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
  expect(isFiltered(filtered)).toBe(true);
  expect(filteredBy(filtered, 'role', '')).toEqual(plain);
  expect(isFiltered(plain)).toBe(false);
});

test('a segment is set by a press, lifted by another, and stands in the address [user-management-7]', () => {
  const fresh = toggled({ ...plain, cursor: 'abc' }, 'joined');
  const both = toggled(fresh, 'staff');

  expect(writeListState(both).toString()).toBe('joined=recently&staff=1');
  expect(isFiltered(fresh)).toBe(true);
  expect(toggled(toggled(both, 'staff'), 'joined')).toEqual(plain);
});

test('a page is turned to by its cursor, and the first has none', () => {
  const second = turnedTo(plain, 'abc');

  expect(second).toEqual({ ...plain, cursor: 'abc' });
  expect(turnedTo(second, null)).toEqual(plain);
});

test('what changes the list begins at its first page', () => {
  const second: ListState = { ...plain, cursor: 'abc' };
  const changed = [
    sortedBy(second, 'email'),
    filteredBy(second, 'verified', '1'),
    searchedFor(second, 'fox'),
    cleared(second),
  ];

  expect(changed.filter(({ cursor }) => cursor !== undefined)).toEqual([]);
});

test('rows are asked for anew every 20 seconds, and not after a refusal', () => {
  const { refetchInterval } = usersQuery({ scope: 'admin', state: plain, limit: 25 });
  const after = (error: unknown) =>
    typeof refetchInterval === 'function' && refetchInterval({ state: { error } } as never);
  const refusal = new ApiCallError({ message: 'No.', status: 422, code: 'VALIDATION' });

  expect([after(null), after(refusal)]).toEqual([20_000, false]);
});
