import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { Dialog } from './Dialog.tsx';

const Later = lazy(async () => ({ default: () => <textarea aria-label="Later" /> }));

test('an open dialog has its title as name, its description, and closes with its button or Escape', async () => {
  const onOpenChange = jest.fn();
  render(
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Break camp?"
      description="This cannot be undone."
      footer={<button type="button">Yes</button>}
    />,
  );

  const dialog = await screen.findByRole('dialog', { name: 'Break camp?' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('This cannot be undone.');

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

test.each([
  { first: 'Why', content: <textarea aria-label="Why" /> },
  { first: 'Later', content: <Later /> },
  { first: 'Stay', content: <button type="button" aria-label="Stay" /> },
  { first: 'Close', content: <p>It rains.</p> },
])(
  'the focus starts on the first field, and without one on what can have it, the ✕ last ($first) [every-page-12]',
  async ({ first, content }) => {
    render(
      <Dialog open onOpenChange={() => undefined} title="Break camp?">
        {content}
      </Dialog>,
    );
    await screen.findByRole('dialog');

    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(first)));
  },
);

test('a closed dialog is not there', () => {
  render(<Dialog open={false} onOpenChange={() => undefined} title="Break camp?" />);

  expect(screen.queryByRole('dialog')).toBeNull();
});
