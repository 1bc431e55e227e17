import { queryForm } from '@camp/contracts/client/query-string';
import { listUsers } from '@camp/contracts/staff/staff-users';
import { expect, test } from '@jest/globals';
import { type Change, changed, cleared, countsOf } from './useQueryState.ts';

const form = queryForm(listUsers.admin.query, [
  ...(['search', 'role', 'joined', 'staff', 'sort', 'dir', 'cursor'] as const),
]);

type State = ReturnType<typeof form.read>;

const stateIn = (query: string) => form.read(new URLSearchParams(query));
const after = (query: string, change: Change<State>) =>
  form.write(changed(form, stateIn(query), change)).toString();

test('a filter is set by a choice and lifted by the empty one', () => {
  expect(after('search=fox', { role: 'admin' })).toBe('search=fox&role=admin');
  expect(after('search=fox&role=admin', { role: '' })).toBe('search=fox');
  expect(after('role=admin', { role: undefined })).toBe('');
});

test('a choice that the list does not have sets nothing', () => {
  expect(after('role=admin', { role: 'king', search: 'x'.repeat(101) })).toBe('');
});

test('filters stand in the address in one order, whichever was set first [user-management-7]', () => {
  expect(after('staff=1&cursor=abc', { joined: 'recently' })).toBe('joined=recently&staff=1');
});

test('a page is turned to by its cursor, and the first has none', () => {
  expect(after('role=mod', { cursor: 'abc' })).toBe('role=mod&cursor=abc');
  expect(after('role=mod&cursor=abc', { cursor: undefined })).toBe('role=mod');
});

test('what changes the list begins at its first page', () => {
  expect([
    after('cursor=abc', { sort: 'email' }),
    after('cursor=abc', { role: 'mod' }),
    after('cursor=abc', { search: 'fox' }),
    after('cursor=abc', {}),
  ]).toEqual(['sort=email', 'role=mod', 'search=fox', '']);
});

test('clearing lifts the search and every filter, and keeps the order', () => {
  const state = stateIn('search=fox&role=mod&staff=1&sort=email&dir=desc&cursor=abc');

  expect(form.write(cleared(form, state)).toString()).toBe('sort=email&dir=desc');
});

test('filters are counted without the search, the order and the page', () => {
  const counts = (query: string) => countsOf(form, stateIn(query));

  expect(counts('sort=email&dir=desc&cursor=abc')).toEqual({ filterCount: 0, isFiltered: false });
  expect(counts('search=fox')).toEqual({ filterCount: 0, isFiltered: true });
  expect(counts('role=mod&staff=1')).toEqual({ filterCount: 2, isFiltered: true });
});
