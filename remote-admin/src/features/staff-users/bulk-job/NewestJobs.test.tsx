import type { BulkJob } from '@camp/contracts/staff/bulk-jobs';
import { askAgain } from '@camp/shell-api';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense, useRef } from 'react';
import { NewestJobs } from './BulkJob.tsx';

const waitingJob = (id: number): BulkJob => ({
  id,
  state: 'waiting',
  change: { email_verified: 0 },
  total: 100,
  changed: 0,
  unchanged: 0,
  refused: 0,
  created_at: '2026-05-03T19:00:00.000Z',
  finished_at: null,
  asked_by: `kim${id}`,
  can_approve: true,
  undo_of: null,
  undone_by: null,
  can_undo: false,
  reasons: [],
  refusals: [],
});

/** A job of the viewer's own that is over. */
const ownJob = (id: number, facts: Partial<BulkJob> = {}): BulkJob => ({
  ...waitingJob(id),
  state: 'done',
  changed: 100,
  finished_at: new Date().toISOString(),
  can_approve: false,
  ...facts,
});

/** Lists a job that waits for the viewer, and refuses every act on it. */
function serve(waiting: BulkJob, ...jobs: BulkJob[]): void {
  globalThis.fetch = jest.fn<typeof fetch>((_address, init) =>
    Promise.resolve(
      init?.method === 'POST'
        ? Response.json({ error: 'The job is over.', code: 'CONFLICT' }, { status: 409 })
        : Response.json({ jobs, waiting: [waiting] }),
    ),
  );
}

test('a refusal about one change is not shown beside the next one [calls-staff-1]', async () => {
  serve(waitingJob(1));
  const shown = (
    <Suspense>
      <NewestJobs scope="admin" place="above" startedHere={null} />
    </Suspense>
  );
  await act(async () => render(shown));
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
  await screen.findByRole('alert');

  serve(waitingJob(2));
  act(() => askAgain('person'));

  await screen.findByText(/^kim2 asks/);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

/** A list with its three places, where the people of a job were selected. */
function Places({ startedHere }: { startedHere: number | null }) {
  const report = useRef<HTMLDivElement>(null);
  const jobs = { scope: 'admin', startedHere } as const;

  return (
    <Suspense>
      <div data-testid="above">
        <NewestJobs {...jobs} place="above" />
      </div>
      <div data-testid="foot">
        <NewestJobs {...jobs} place="foot" focusRef={report} />
      </div>
      <div data-testid="below">
        <NewestJobs {...jobs} place="below" />
      </div>
    </Suspense>
  );
}

const reportIn = (place: string) => within(screen.getByTestId(place)).queryByRole('status');

test('the result of a selection has the focus at the foot, beside what waits for the viewer above; others are below', async () => {
  serve(waitingJob(1), ownJob(7));
  const { rerender } = await act(async () => render(<Places startedHere={null} />));
  act(() => askAgain('person'));
  expect((await screen.findByText(/^kim1 asks/)).closest('[data-testid]')).toBe(
    screen.getByTestId('above'),
  );
  await within(screen.getByTestId('below')).findByText('Done:');
  expect(reportIn('foot')).toBeNull();

  await act(async () => rerender(<Places startedHere={7} />));

  expect(document.activeElement).toBe(reportIn('foot')?.parentElement);
  expect(reportIn('above')?.textContent).toMatch(/^kim1 asks/);
  expect(reportIn('below')).toBeNull();
});

test('an undo has its result where the selection had its own, which is gone once dismissed', async () => {
  serve(waitingJob(1), ownJob(8, { undo_of: 7 }));
  await act(async () => render(<Places startedHere={7} />));
  act(() => askAgain('person'));
  await screen.findByText('Undone:');

  fireEvent.click(within(screen.getByTestId('foot')).getByRole('button', { name: 'Dismiss' }));

  expect(reportIn('foot')).toBeNull();
  expect(reportIn('below')).toBeNull();
  expect(reportIn('above')).not.toBeNull();
});
