import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { SubmitButton } from './SubmitButton.tsx';

/** Presses the button of a form, and says how often the form was asked to submit. */
function press({ isOpen, pending = false }: { isOpen: boolean; pending?: boolean }) {
  let submits = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submits += 1;
      }}
    >
      <SubmitButton isOpen={isOpen} pending={pending} pendingLabel="Sending…">
        Send
      </SubmitButton>
    </form>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(button);
  return { submits, isDisabled: button.getAttribute('aria-disabled') };
}

test('a closed button is disabled, and lets the form answer a press [registration-1]', () => {
  expect(press({ isOpen: false })).toEqual({ submits: 1, isDisabled: 'true' });
});

test('an open one submits', () => {
  expect(press({ isOpen: true })).toEqual({ submits: 1, isDisabled: 'false' });
});

test('one that is at it already does nothing', () => {
  expect(press({ isOpen: true, pending: true }).submits).toBe(0);
});
