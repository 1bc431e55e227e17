import { ApiCallError } from '@camp/contracts/client/api-call-error';
import { expect, test } from '@jest/globals';
import { changed } from '@camp/staff/filters/useQueryState';
import {
  type ListState,
  sortedBy,
  type SortKey,
  toggled,
  usersForm,
  usersQuery,
} from './users.queries.ts';

const plain: ListState = { sort: 'id', dir: 'asc' };

test('a bare address is the whole list by id', () => {
  expect(usersForm.read(new URLSearchParams())).toEqual(plain);
  expect(usersForm.write(plain).size).toBe(0);
});

test('a state survives the way through the address [user-management-7]', () => {
  const state: ListState = {
    search: 'river fox',
    role: 'mod',
    subscriber: '1',
    verified: '0',
    suspended: '1',
    joined: 'recently',
    staff: '1',
    sort: 'last_login',
    dir: 'desc',
    cursor: 'eyJhIjoxfQ',
  };

  expect(usersForm.read(new URLSearchParams(usersForm.write(state).toString()))).toEqual(state);
});

test('a column sorts ascending first, then descending, then ascending again', () => {
  const sorted = (state: ListState, key: SortKey) =>
    changed(usersForm, state, sortedBy(state, key));
  const byEmail = sorted(plain, 'email');
  const turned = sorted(byEmail, 'email');

  expect(byEmail).toMatchObject({ sort: 'email', dir: 'asc' });
  expect(turned).toMatchObject({ sort: 'email', dir: 'desc' });
  expect(sorted(turned, 'email')).toMatchObject({ dir: 'asc' });
  expect(sorted(turned, 'role')).toMatchObject({ sort: 'role', dir: 'asc' });
});

test('new people come newest first, and the list has its order again without them [user-management-40]', () => {
  const fresh = changed(usersForm, plain, toggled(plain, 'joined'));

  expect(fresh).toEqual({ joined: 'recently', sort: 'created_at', dir: 'desc' });
  expect(changed(usersForm, fresh, toggled(fresh, 'joined'))).toEqual(plain);
  expect(changed(usersForm, plain, toggled(plain, 'staff'))).toEqual({ ...plain, staff: '1' });
});

test('rows are asked for anew every 20 seconds, and not after a refusal', () => {
  const { refetchInterval } = usersQuery({ scope: 'admin', state: plain, limit: 25 });
  const after = (error: unknown) =>
    typeof refetchInterval === 'function' && refetchInterval({ state: { error } } as never);
  const refusal = new ApiCallError({ message: 'No.', status: 422, code: 'VALIDATION' });

  expect([after(null), after(refusal)]).toEqual([20_000, false]);
});
