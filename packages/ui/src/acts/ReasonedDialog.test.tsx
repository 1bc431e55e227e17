import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ReasonedDialog } from './ReasonedDialog.tsx';

async function show({ isNeeded }: { isNeeded: boolean }) {
  const onConfirm = jest.fn();
  render(
    <ReasonedDialog
      open
      isNeeded={isNeeded}
      title="Delete user"
      text="Delete Ann?"
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      isPending={false}
      onConfirm={onConfirm}
      onCancel={jest.fn()}
    />,
  );
  await screen.findByRole('dialog');
  return onConfirm;
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Delete' }));

test('the reason can be typed as soon as the question is there [every-page-12]', async () => {
  await show({ isNeeded: false });

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
});

test('without a reason that is needed nothing happens, and the focus goes where it is missing [user-management-7]', async () => {
  const onConfirm = await show({ isNeeded: true });

  press();
  const field = screen.getByLabelText('Reason');
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('Enter a reason in a few words.')).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '  Asked for it ' } });
  press();

  expect(onConfirm.mock.calls).toEqual([['Asked for it']]);
});

test('where a reason may be left out the act goes on without one [user-management-7]', async () => {
  const onConfirm = await show({ isNeeded: false });

  press();

  expect(onConfirm.mock.calls).toEqual([['']]);
});
