import { expect, test } from '@jest/globals';
import { countsOf } from '@camp/staff/filters/useQueryState';
import { type AuditFilter, auditForm, exportAddress, filterQuery } from './audit-filter.ts';

const noFilter: AuditFilter = {
  q: '',
  from: '',
  to: '',
  actor: '',
  target: '',
  ip: '',
  actions: [],
};

const full: AuditFilter = {
  q: 'river fox',
  from: '2026-03-07',
  to: '2026-03-08',
  actor: '5',
  target: '6',
  ip: '2001:db8::1',
  actions: ['auth.login', 'user.role'],
};

test('a bare address narrows nothing', () => {
  expect(auditForm.read(new URLSearchParams())).toEqual(noFilter);
  expect(countsOf(auditForm, noFilter)).toEqual({ filterCount: 0, isFiltered: false });
  expect(filterQuery(noFilter)).toEqual({});
});

test('a filter survives the way through the address', () => {
  const address = auditForm.write(full).toString();

  expect(auditForm.read(new URLSearchParams(address))).toEqual(full);
  expect(countsOf(auditForm, full)).toEqual({ filterCount: 6, isFiltered: true });
});

test('what an address gets wrong is left out', () => {
  const params = new URLSearchParams(
    `q=${'x'.repeat(201)}&from=0202-01-01&to=2026-02-40&actor=-1&target=m+e&ip=${'1'.repeat(46)}`,
  );
  params.append('action', '');
  params.append('action', 'a'.repeat(61));

  expect(auditForm.read(params)).toEqual(noFilter);
});

test('an action is asked for once, and at most twenty of them are', () => {
  const params = new URLSearchParams('action=a&action=a');
  for (let number = 0; number < 30; number++) params.append('action', `action.${number}`);

  const { actions } = auditForm.read(params);

  expect(actions.slice(0, 2)).toEqual(['a', 'action.0']);
  expect(actions).toHaveLength(20);
});

test('both days of a range belong to it, in the time zone of the reader', () => {
  const { from, to } = filterQuery(full);

  expect(from).toBe(new Date(2026, 2, 7).toISOString());
  expect(to).toBe(new Date(2026, 2, 9).toISOString());
});

test('ids are asked for as numbers, actions as a list', () => {
  expect(filterQuery(full)).toMatchObject({
    q: 'river fox',
    actor: 5,
    target: 6,
    ip: '2001:db8::1',
    action: ['auth.login', 'user.role'],
  });
});

test('people are asked for by name behind an @, however it is typed', () => {
  const { actor, target } = filterQuery({ ...noFilter, actor: 'robin.w', target: '@kim_1' });

  expect([actor, target]).toEqual(['@robin.w', '@kim_1']);
});

test('without a filter the whole log is exported', () => {
  expect(exportAddress(noFilter)).toBe('/api/admin/audit-logs/export.json');
});

test('the export is asked for with the filter, each action for itself', () => {
  const filter = { ...noFilter, q: 'a & b', from: '2026-11-01', actor: '5', actions: ['x', 'y'] };

  const { pathname, searchParams } = new URL(exportAddress(filter), 'http://camp.example');

  expect(pathname).toBe('/api/admin/audit-logs/export.json');
  expect([...searchParams]).toEqual([
    ['q', 'a & b'],
    ['from', new Date(2026, 10, 1).toISOString()],
    ['actor', '5'],
    ['action', 'x'],
    ['action', 'y'],
  ]);
});
