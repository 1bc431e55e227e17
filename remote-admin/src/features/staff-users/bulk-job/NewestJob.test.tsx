import type { BulkJob } from '@camp/contracts/staff/bulk-jobs';
import { askAgain } from '@camp/shell-api';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { NewestJob } from './BulkJob.tsx';

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

/** Lists a job that waits for the viewer, and refuses every act on it. */
function serve(waiting: BulkJob): void {
  globalThis.fetch = jest.fn<typeof fetch>((_address, init) =>
    Promise.resolve(
      init?.method === 'POST'
        ? Response.json({ error: 'The job is over.', code: 'CONFLICT' }, { status: 409 })
        : Response.json({ jobs: [], waiting: [waiting] }),
    ),
  );
}

test('a refusal about one change is not shown beside the next one [calls-staff-1]', async () => {
  serve(waitingJob(1));
  const shown = (
    <Suspense>
      <NewestJob scope="admin" isToApprove />
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
