import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

async function show(asked: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <ConfirmDialog
      open
      title="Break camp"
      text="Break camp? This is permanent."
      confirmLabel="Break"
      pendingLabel="Breaking…"
      isPending={false}
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...asked}
    />,
  );
  return { onConfirm, onCancel, dialog: await screen.findByRole('dialog', { name: 'Break camp' }) };
}

test('it asks word for word, and the focus starts on Cancel [every-page-12]', async () => {
  const { dialog, onConfirm, onCancel } = await show();

  expect(screen.getByText('Break camp? This is permanent.')).toBeTruthy();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  fireEvent.click(screen.getByRole('button', { name: 'Break' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('while it is under way it says so and neither closes nor confirms again', async () => {
  const { dialog, onConfirm, onCancel } = await show({ isPending: true });

  fireEvent.click(screen.getByRole('button', { name: 'Breaking…' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.keyDown(dialog, { key: 'Escape' });

  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

test('what is asked about stands out, and what goes with it is listed', async () => {
  const text = 'Break camp of Kim (ID 6)? This is permanent.';
  const losses = ['The tent', 'All pots'];
  const { dialog } = await show({ text, subject: 'Kim', losses });

  expect(dialog.querySelector('strong')?.textContent).toBe('Kim');
  expect(dialog.textContent).toContain(text);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(losses);
});
