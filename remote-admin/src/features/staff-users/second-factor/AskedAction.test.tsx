import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AskedAction } from './AskedAction.tsx';

function show(question: string | null) {
  const mutate = jest.fn((_subject: void, { onSettled }: { onSettled: () => void }) => onSettled());
  const action = { isPending: false, reset: jest.fn(), mutate };
  render(
    <AskedAction
      action={action}
      isAllowed
      label="Reset"
      question={question}
      confirmLabel="Yes, reset"
    />,
  );
  return mutate;
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('it asks before it acts, with the focus on Cancel, and gives the focus back', async () => {
  const mutate = show('All of it goes.');

  await press('Reset');
  expect(screen.getByRole('group', { name: 'All of it goes.' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await press('Cancel');
  expect(mutate).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reset' }));

  await press('Reset');
  await press('Yes, reset');
  expect(mutate).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('group')).toBeNull();
});

test('without a question it acts at once', async () => {
  const mutate = show(null);

  await press('Reset');

  expect(mutate).toHaveBeenCalledTimes(1);
});
