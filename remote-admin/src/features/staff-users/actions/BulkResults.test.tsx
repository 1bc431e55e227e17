import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { BulkResults } from './BulkResults.tsx';

const user = {} as StaffUser;
const was = { error: null, code: null, user };

test('who was so before is told apart from who was changed and who was refused [user-management-13]', () => {
  render(
    <BulkResults
      results={[
        { ...was, id: 1, name: 'Ann', changed: true },
        { ...was, id: 2, name: 'Bob', changed: false },
        { id: 3, name: null, changed: false, user: null, error: 'No.', code: 'FORBIDDEN' },
      ]}
      onDismiss={jest.fn()}
    />,
  );

  const namesIn = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(screen.getByRole('heading').textContent).toBe('1 user changed, 1 unchanged, 1 refused');
  expect(namesIn('1 user changed')).toEqual(['Ann']);
  expect(namesIn('1 unchanged')).toEqual(['Bob']);
  expect(namesIn('1 refused')).toEqual(['RefusedUser 3No.']);
});

test('where nobody was changed that is said first', () => {
  render(
    <BulkResults
      results={[{ ...was, id: 2, name: 'Bob', changed: false }]}
      onDismiss={jest.fn()}
    />,
  );

  expect(screen.getByRole('heading').textContent).toBe('1 unchanged');
});
