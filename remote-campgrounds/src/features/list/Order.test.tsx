import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { everything, type ListState } from './list-state.ts';
import { Order } from './Order.tsx';

function show(state: Partial<ListState>) {
  const change = jest.fn();
  render(<Order controls={{ state: { ...everything, ...state }, change }} />);
  return { sort: screen.getByLabelText<HTMLSelectElement>('Sort by'), change };
}

const orders = ({ options }: HTMLSelectElement) => [...options].map(({ text }) => text);

test('near a town alone is sorted by distance, which is said [campgrounds-2]', () => {
  const { sort, change } = show({ near: 'nelson' });

  expect(sort.selectedOptions[0]?.text).toBe('Distance');
  expect(orders(sort)).toEqual(['Name', 'Distance', 'Region']);
  fireEvent.change(sort, { target: { value: 'name' } });
  expect(change).toHaveBeenCalledWith({ sort: 'name' });
});

test('words near a town may be sorted by match or by distance [campgrounds-2]', () => {
  const { sort, change } = show({ near: 'nelson', q: 'lake' });

  expect(sort.selectedOptions[0]?.text).toBe('Best match');
  fireEvent.change(sort, { target: { value: 'distance' } });
  expect(change).toHaveBeenCalledWith({ sort: 'distance' });
});
