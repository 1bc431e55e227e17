import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ActInPlace } from './ActInPlace.tsx';
import { type Mutation, type WithReason, useAct } from './useAct.ts';

type Mutate = Mutation<WithReason<void>>['mutate'];

interface Props {
  text: string | null;
  mutate: Mutate;
}

function Reset({ text, mutate }: Props) {
  const question = { title: 'Reset', confirmLabel: 'Yes, reset', reason: 'optional' } as const;
  const reset = useAct(
    { isPending: false, error: null, reset: () => undefined, mutate },
    {
      ...(text !== null && { asks: () => ({ ...question, text }) }),
      failed: 'Not reset',
      failureShows: 'on-page',
    },
  );
  return (
    <ActInPlace act={{ ...reset, label: 'Reset', isAllowed: true, asksFirst: text !== null }} />
  );
}

function show(text: string | null) {
  const mutate = jest.fn<Mutate>((_input, callbacks) => callbacks?.onSettled?.());
  render(<Reset text={text} mutate={mutate} />);
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
  fireEvent.change(screen.getByLabelText('Reason (optional)'), { target: { value: ' Lost ' } });
  await press('Yes, reset');
  expect(mutate.mock.calls.map(([input]) => input)).toEqual([{ reason: 'Lost' }]);
  expect(screen.queryByRole('group')).toBeNull();
});

test('without a question it acts at once', async () => {
  const mutate = show(null);

  await press('Reset');

  expect(mutate).toHaveBeenCalledTimes(1);
});
