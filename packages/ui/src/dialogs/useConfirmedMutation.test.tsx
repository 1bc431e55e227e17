import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useConfirmedMutation } from './useConfirmedMutation.ts';

type Outcome = 'success' | 'failure';

interface Props {
  failureShows: 'in-dialog' | 'on-page';
  outcome: Outcome;
  reset: () => void;
  done: (tent: string) => void;
}

/** Takes a tent down; the outcome of doing it is given. */
function Camp({ failureShows, outcome, reset, done }: Props) {
  const { ask, asked, isDone, dialog } = useConfirmedMutation<string>(
    {
      isPending: false,
      reset,
      mutate: (tent, { onSuccess, onSettled }) => {
        done(tent);
        if (outcome === 'success') onSuccess();
        onSettled();
      },
    },
    { failureShows },
  );

  return (
    <>
      <button type="button" onClick={() => ask('green')}>
        Take down
      </button>
      <button type="button" onClick={() => done(String(isDone.current))}>
        Look
      </button>
      <ConfirmDialog
        {...dialog}
        title={`The ${asked} tent`}
        text="Take it down?"
        confirmLabel="Yes"
        pendingLabel="…"
      />
    </>
  );
}

async function askAndConfirm(props: Pick<Props, 'failureShows' | 'outcome'>) {
  const reset = jest.fn();
  const done = jest.fn<(tent: string) => void>();
  render(<Camp {...props} reset={reset} done={done} />);
  fireEvent.click(screen.getByRole('button', { name: 'Take down' }));
  expect(await screen.findByRole('dialog', { name: 'The green tent' })).toBeTruthy();
  expect(done).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  return { reset, done };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('what was asked about is done once it is confirmed, and the dialog goes', async () => {
  const { done } = await askAndConfirm({ failureShows: 'in-dialog', outcome: 'success' });

  await gone();
  fireEvent.click(screen.getByRole('button', { name: 'Look' }));

  expect(done.mock.calls).toEqual([['green'], ['true']]);
});

test('a failure that the dialog shows keeps it open, and is forgotten when asked anew', async () => {
  const { reset } = await askAndConfirm({ failureShows: 'in-dialog', outcome: 'failure' });

  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(reset).toHaveBeenCalledTimes(1);
});

test('a failure that the page shows closes the dialog, and what stands on the page stays', async () => {
  const { reset } = await askAndConfirm({ failureShows: 'on-page', outcome: 'failure' });

  await gone();

  expect(reset).not.toHaveBeenCalled();
});
