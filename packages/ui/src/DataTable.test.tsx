import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { DataTable } from './DataTable.tsx';

const rows = [
  { id: 1, name: 'Garibaldi' },
  { id: 2, name: 'Strathcona' },
];

test('rows and columns are a real table with a name', () => {
  render(
    <DataTable
      caption="Parks"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }]}
    />,
  );

  const table = screen.getByRole('table', { name: 'Parks' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByRole('columnheader', { name: 'Name' })).toBeTruthy();
  expect(within(table).getByRole('cell', { name: 'Strathcona' })).toBeTruthy();
});

test('a sortable column says how it is sorted and asks to be sorted otherwise', () => {
  const onSort = jest.fn();
  const column = { key: 'name', header: 'Name', cell: ({ name }: { name: string }) => name };
  const { rerender } = render(
    <DataTable
      caption="Parks"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[{ ...column, sort: { direction: 'asc', onSort } }]}
    />,
  );
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending');

  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledTimes(1);

  rerender(
    <DataTable
      caption="Parks"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[{ ...column, sort: { direction: null, onSort } }]}
    />,
  );
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('none');
});
