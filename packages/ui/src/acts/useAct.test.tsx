import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ActDialog } from './ActDialog.tsx';
import { ActFailure } from './ActFailure.tsx';
import { type ActOptions, useAct } from './useAct.ts';

interface Tent {
  colour: string;
  reason?: string;
}

interface Props extends Pick<ActOptions<Tent>, 'failureShows'> {
  fails: boolean;
  /** False for an act that is performed at once. */
  isAsked?: boolean;
  done: (step: unknown) => void;
}

const question = { title: 'Take down', confirmLabel: 'Yes', reason: 'optional' } as const;

/** Takes a tent down; the outcome is given. */
function Camp({ failureShows, fails, isAsked = true, done }: Props) {
  const [error, setError] = useState<Error | null>(null);
  const act = useAct<Tent>(
    {
      isPending: false,
      error,
      reset: () => setError(null),
      mutate: (tent, callbacks = {}) => {
        done(tent);
        setError(fails ? new Error('no') : null);
        if (!fails) callbacks.onSuccess?.();
        callbacks.onSettled?.();
      },
    },
    {
      asks: ({ colour }) => (isAsked ? { ...question, text: `The ${colour} tent?` } : null),
      failed: ({ colour }) => `The ${colour} tent stands`,
      failureShows,
      onClosed: done,
    },
  );

  return (
    <>
      <button type="button" onClick={() => act.start({ colour: 'green' })}>
        Take down
      </button>
      {act.failure?.shows === 'on-page' && <ActFailure {...act.failure} />}
      <ActDialog act={act} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

function show(props: Omit<Props, 'done'>) {
  const done = jest.fn();
  render(<Camp {...props} done={done} />);
  press('Take down');
  return () => done.mock.calls.flat();
}

async function confirm(reason = '') {
  await screen.findByText('The green tent?');
  fireEvent.change(screen.getByLabelText('Reason (optional)'), { target: { value: reason } });
  press('Yes');
}

test('what was asked about is done once it is confirmed, with the reason, and the dialog goes', async () => {
  const done = show({ failureShows: 'in-dialog', fails: false });
  expect(done()).toEqual([]);

  await confirm('Storm');

  await gone();
  await waitFor(() => expect(done()).toEqual([{ colour: 'green', reason: 'Storm' }, true]));
});

test('a failure that the dialog shows keeps it open, and is forgotten when it is asked once more', async () => {
  const done = show({ failureShows: 'in-dialog', fails: true });

  await confirm();
  const dialog = screen.getByRole('dialog');
  expect(dialog.contains(screen.getByRole('alert'))).toBe(true);
  press('Cancel');
  await gone();
  expect(done()).toEqual([{ colour: 'green' }, false]);

  press('Take down');
  await screen.findByText('The green tent?');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure that the page shows closes the dialog, and stays there when it is asked once more', async () => {
  show({ failureShows: 'on-page', fails: true });

  await confirm();
  await gone();
  expect(screen.getByRole('alert').textContent).toContain('The green tent stands');

  press('Take down');
  await screen.findByText('The green tent?');
  expect(screen.getByText('The green tent stands')).toBeTruthy();
});

test('an act that does not ask is performed at once, and its failure shows on the page', () => {
  const done = show({ failureShows: 'in-dialog', fails: true, isAsked: false });

  expect(done()).toEqual([{ colour: 'green' }]);
  expect(screen.getByRole('alert').textContent).toContain('The green tent stands');
  expect(screen.queryByRole('dialog')).toBeNull();
});
