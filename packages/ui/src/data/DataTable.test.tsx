import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { DataTable } from './DataTable.tsx';

const rows = [
  { id: 1, name: 'Garibaldi' },
  { id: 2, name: 'Strathcona' },
];
const column = { key: 'name', header: 'Name', cell: ({ name }: Park) => name };

type Park = (typeof rows)[number];
type ParksProps = Pick<Parameters<typeof DataTable<Park>>[0], 'columns' | 'isMarked'>;
const Parks = (given: ParksProps) => (
  <DataTable caption="Parks" rows={rows} rowKey={({ id }) => id} {...given} />
);

test('rows and columns are a real table with a name', () => {
  render(<Parks columns={[column]} />);

  const table = screen.getByRole('table', { name: 'Parks' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByRole('columnheader', { name: 'Name' })).toBeTruthy();
  expect(within(table).getByRole('cell', { name: 'Strathcona' })).toBeTruthy();
});

test('a sortable column says how it is sorted and asks to be sorted otherwise', () => {
  const onSort = jest.fn();
  const sorted = (direction: 'asc' | null) => (
    <Parks columns={[{ ...column, sort: { direction, onSort } }]} />
  );
  const { rerender } = render(sorted('asc'));
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending');

  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledTimes(1);

  rerender(sorted(null));
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('none');
});

test('a marked row and a column with its own line are the eye’s business alone', () => {
  const actions = { key: 'actions', header: 'Actions', cell: () => <button>Open</button> };
  const columns = [column, { ...actions, isWide: true }];
  render(<Parks isMarked={({ id }) => id === 2} columns={columns} />);

  const marked = screen.getAllByRole('row').filter(({ dataset }) => dataset['marked'] === 'true');
  expect(marked.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    'NameStrathcona',
  ]);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Open' })).toHaveLength(2);
});
