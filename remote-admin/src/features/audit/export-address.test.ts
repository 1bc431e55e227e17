import { expect, test } from '@jest/globals';
import { noFilter } from './audit-filter.ts';
import { exportAddress } from './export-address.ts';

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
