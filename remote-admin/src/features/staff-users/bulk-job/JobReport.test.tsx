import type { BulkJob } from '@camp/contracts/staff/bulk-jobs';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { JobReport } from './JobReport.tsx';

const job: BulkJob = {
  id: 1,
  state: 'done',
  change: { is_subscriber: 1, is_paid: 1 },
  total: 184,
  changed: 180,
  unchanged: 1,
  refused: 3,
  created_at: '2026-05-03T19:00:00.000Z',
  finished_at: '2026-05-03T19:01:00.000Z',
  asked_by: 'kim',
  can_approve: false,
  undo_of: null,
  undone_by: null,
  can_undo: true,
  reasons: [{ error: 'Too high.', sentence: { key: 'rankTooLow' }, count: 3 }],
  refusals: [{ id: 7, name: null, error: 'Too high.', sentence: { key: 'rankTooLow' } }],
};

const show = (facts: Partial<BulkJob>) =>
  render(<JobReport job={{ ...job, ...facts }} actions={null} />);

test('the result tells changed, unchanged and refused apart, with the reasons [calls-staff-2, user-management-13]', () => {
  show({});

  expect(screen.getByRole('status').textContent).toBe(
    'Done: 180 people changed, 1 unchanged, 3 refused.',
  );
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual(['3: Too high.', 'User 7 Too high.', 'and 2 more']);
});

test('where nobody was changed that is said first', () => {
  show({ changed: 0, unchanged: 184, refused: 0, reasons: [], refusals: [] });

  expect(screen.getByRole('status').textContent).toBe('Done: 184 unchanged.');
});

test('a running job says how far it is', () => {
  show({ state: 'running', changed: 40, unchanged: 0, refused: 2 });

  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('42');
  expect(screen.getByText('42 of 184 done')).toBeTruthy();
});

test('of one that was stopped it is said how many were left', () => {
  show({ state: 'stopped', changed: 100, unchanged: 0, refused: 0 });

  expect(screen.getByRole('status').textContent).toBe(
    'Stopped: 100 people changed, 84 left as they were.',
  );
});

test('an undo is called by its name', () => {
  show({ undo_of: 9, refused: 0, unchanged: 0, changed: 184 });

  expect(screen.getByRole('status').textContent).toBe('Undone: 184 people changed.');
});
