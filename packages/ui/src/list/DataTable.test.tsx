import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { DataTable } from './DataTable.tsx';

const rows = [
  { id: 1, name: 'Garibaldi' },
  { id: 2, name: 'Strathcona' },
];
const column = { key: 'name', header: 'Name', cell: ({ name }: Park) => name };

type Park = (typeof rows)[number];
type ParksProps = Partial<Parameters<typeof DataTable<Park>>[0]>;
const Parks = (given: ParksProps) => (
  <DataTable caption="Parks" columns={[column]} rows={rows} rowKey={({ id }) => id} {...given} />
);
const open = { key: 'open', header: 'Open', cell: () => <button>Open</button> };
const bodyRows = () => screen.getAllByRole('row').slice(1);

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

test('a column that is hidden has neither head nor cells', () => {
  render(<Parks columns={[column, open]} hidden={['open']} />);

  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name']);
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
});

test('rows of one name stand under a head with it', () => {
  render(<Parks groupOf={({ name }) => `Letter ${name[0]}`} />);

  expect(bodyRows().map((row) => row.textContent)).toEqual([
    'Letter G',
    'NameGaribaldi',
    'Letter S',
    'NameStrathcona',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Letter S' })).toBeTruthy();
});

test('a press on a row opens it, a press on its button does not', () => {
  const onOpen = jest.fn();
  render(<Parks columns={[column, open]} onOpen={onOpen} />);

  fireEvent.click(screen.getAllByRole('button', { name: 'Open' })[0] as HTMLElement);
  fireEvent.click(screen.getByText('Strathcona'));

  expect(onOpen.mock.calls).toEqual([[rows[1]]]);
});

const onDraw = jest.fn();
const drawn = [
  column,
  {
    ...open,
    cell: (park: Park, tabIndex?: number) => {
      onDraw(park);
      return <button tabIndex={tabIndex}>Open</button>;
    },
  },
];

function ChosenParks() {
  const [chosen, setChosen] = useState<readonly number[]>([2]);
  return (
    <Parks
      columns={drawn}
      selection={{
        isSelected: ({ id }) => chosen.includes(id),
        boxNameOf: ({ name }) => `Select ${name}`,
        toggle: ({ id }) => setChosen((now) => [...now, id]),
        allName: 'Select all',
        toggleAll: () => setChosen([]),
      }}
    />
  );
}

const marks = () => bodyRows().map(({ dataset }) => dataset['marked']);

test('a box selects its row, which is marked; the box of the head says how many are', () => {
  render(<ChosenParks />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
  expect(marks()).toEqual(['false', 'true']);
  expect([all.checked, all.indeterminate]).toEqual([false, true]);

  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Garibaldi' }));
  expect(marks()).toEqual(['true', 'true']);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);

  fireEvent.click(all);
  expect(marks()).toEqual(['false', 'false']);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeTruthy();
});

test('a selection draws no other cell again', () => {
  render(<ChosenParks />);
  onDraw.mockClear();

  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Garibaldi' }));

  expect(marks()).toEqual(['true', 'true']);
  expect(onDraw).not.toHaveBeenCalled();
});

test('Tab leads to the row that had the focus last, and to its controls', () => {
  render(<ChosenParks />);
  const stops = () =>
    bodyRows().map((row) => [
      row.tabIndex,
      within(row).getByText('Open', { selector: 'button' }).tabIndex,
    ]);
  expect(stops()).toEqual([
    [0, 0],
    [-1, -1],
  ]);

  act(() => bodyRows()[1]?.focus());

  expect(stops()).toEqual([
    [-1, -1],
    [0, 0],
  ]);
});
