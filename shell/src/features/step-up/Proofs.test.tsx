import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Proofs } from './Proofs.tsx';

test('a press without a code says what is missing, and sends nothing [sign-in-12]', async () => {
  globalThis.fetch = jest.fn<typeof fetch>();
  await act(async () =>
    render(<Proofs offer={{ methods: ['totp'], recovery: true }} onConfirmed={() => undefined} />, {
      wrapper: Suspense,
    }),
  );

  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));

  const field = screen.getByLabelText('Code from your app, or a recovery code');
  expect(screen.getByText('Enter a code first.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(fetch).not.toHaveBeenCalled();
});
