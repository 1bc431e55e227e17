import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useQuestion } from './useQuestion.tsx';

type Mutate = Parameters<typeof useQuestion<{ id: number }>>[0]['mutate'];

const mutate = jest.fn<Mutate>();

function Act({ error }: { error: Error | null }) {
  const { ask, question } = useQuestion<{ id: number }>(
    { isPending: false, error, reset: () => undefined, mutate },
    {
      failureShows: 'in-dialog',
      asks: ({ id }) => ({
        reason: 'optional',
        title: 'Delete',
        text: `Delete ${id}?`,
        confirmLabel: 'Yes, delete',
        pendingLabel: 'Deleting…',
        failed: 'Delete failed',
      }),
    },
  );
  return (
    <>
      <button type="button" onClick={() => ask({ id: 7 })}>
        Open
      </button>
      {question}
    </>
  );
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('an act is performed with the reason that was given, stays asked if it fails, and is over once done', async () => {
  const { rerender } = render(<Act error={null} />);
  await press('Open');
  expect(await screen.findByText('Delete 7?')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reason (optional)'), { target: { value: 'Asked for' } });
  await press('Yes, delete');
  expect(mutate.mock.lastCall?.[0]).toEqual({ id: 7, reason: 'Asked for' });

  rerender(<Act error={new Error('no')} />);
  expect(screen.getByRole('alert').textContent).toContain('Delete failed');
  expect(screen.getByRole('dialog')).toBeTruthy();

  act(() => mutate.mock.lastCall?.[1].onSuccess());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
