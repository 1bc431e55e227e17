import { expect, test } from '@jest/globals';
import { listAuditLogs } from '#staff/audit.ts';
import { queryForm, readQuery, withQuery, writeQuery } from './query-string.ts';
import { listUsers } from '#staff/staff-users.ts';

const users = listUsers.admin.query;
const audit = listAuditLogs.query;
const read = (search: string) => readQuery(users, new URLSearchParams(search));

test('a bare address asks for what the schema gives by itself, which is not written', () => {
  const bare = read('');

  expect(bare).toEqual({ sort: 'id', dir: 'asc', limit: 25, count: 'exact' });
  expect(writeQuery(bare, users).size).toBe(0);
});

test('a query survives the way through the address', () => {
  const query = {
    search: 'river fox',
    role: 'mod',
    subscriber: '1',
    verified: '0',
    sort: 'last_login',
    dir: 'desc',
    limit: 50,
    cursor: 'eyJhIjoxfQ',
    count: 'exact',
  };

  expect(read(writeQuery(query, users).toString())).toEqual(query);
});

test('what an address gets wrong counts as absent', () => {
  const search = 'x'.repeat(101);

  expect(
    read(`role=king&subscriber=2&verified=&sort=password&dir=up&limit=0&search=${search}`),
  ).toEqual(read(''));
  expect(read('role=king&verified=1&unknown=1')).toEqual({ ...read(''), verified: '1' });
});

test('of a repeated parameter, each value that fits is read once, and no more than may be', () => {
  const params = new URLSearchParams('action=a&action=a&action=no%20spaces&actor=-1&target=7');
  for (let number = 0; number < 30; number++) params.append('action', `action.${number}`);

  const { action, actor, target } = readQuery(audit, params);

  expect(action?.slice(0, 2)).toEqual(['a', 'action.0']);
  expect(action).toHaveLength(20);
  expect({ actor, target }).toEqual({ target: 7 });
});

test('a form reads and writes the parameters that it names, and no other', () => {
  const form = queryForm(users, ['role', 'subscriber', 'verified', 'sort', 'dir']);
  const stateIn = (search: string) => form.read(new URLSearchParams(search));

  expect(stateIn('role=king&subscriber=2&verified=&sort=password&dir=up&limit=5')).toEqual({
    sort: 'id',
    dir: 'asc',
  });
  expect(form.write(stateIn('dir=desc&limit=5&search=fox&role=mod')).toString()).toBe(
    'role=mod&dir=desc',
  );
});

test('a list is written as a repeated parameter, what is empty not at all', () => {
  const params = writeQuery({
    q: '',
    ip: undefined,
    action: ['auth.login', 'user.role'],
    actor: 5,
  });

  expect(withQuery('/search', params)).toBe('/search?action=auth.login&action=user.role&actor=5');
  expect(withQuery('/search', writeQuery({}))).toBe('/search');
});
