import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import EnrollPage from '#features/enroll/EnrollPage.tsx';
import ResetPasswordPage from '#features/reset-password/ResetPasswordPage.tsx';
import VerifyEmailPage from '#features/verify-email/VerifyEmailPage.tsx';

/* A link that cannot be used says so, and leads on from there. */

const open = (path: string, page: ReactNode) =>
  act(async () =>
    render(
      <InRouter path={path} session={{ status: 'signed-out' }}>
        <main>{page}</main>
      </InRouter>,
      { wrapper: Suspense },
    ),
  );

const text = async () => (await screen.findByRole('alert')).textContent;

test.each([
  ['TOKEN_EXPIRED', 'This link has expired. Please request a new one.'],
  ['TOKEN_USED', 'Invalid reset link. Please request a new one.'],
])(
  'a reset link that is refused with %s asks for no other password, but leads to a new link [errors-passwords-2]',
  async (code, message) => {
    const body = { code, error: 'No.', requestId: 'r' };
    globalThis.fetch = jest.fn<typeof fetch>(async () => Response.json(body, { status: 400 }));
    await open('/reset-password?token=made-up', <ResetPasswordPage />);
    for (const label of ['New password', 'Confirm new password']) {
      const value = 'Dry-Firewood-2208';
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    }

    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Save the new password' })),
    );

    expect(await text()).toBe(message);
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
    const next = screen.getByRole('link', { name: 'Request a new link' });
    expect(next.getAttribute('href')).toBe('/forgot-password');
  },
);

test('a verification link that is cut off offers a new one on the spot [e-mail-verification-4]', async () => {
  const calls: unknown[] = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (address, { body } = {}) => {
    calls.push([address, JSON.parse(body as string)]);
    return Response.json({ ok: true, message: '' });
  });
  await open('/verify-email', <VerifyEmailPage />);
  const email = await screen.findByLabelText('Email for the verification link');

  fireEvent.change(email, { target: { value: 'kim@mail.example' } });
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Resend verification' })),
  );

  expect(await screen.findByText(/^If that address has an account waiting/)).toBeTruthy();
  expect(calls).toEqual([['/api/auth/resend-verification', { email: 'kim@mail.example' }]]);
});

test('the set-up page without a token says why, beside the way to a new one [second-factor-enrollment-2]', async () => {
  await open('/2fa/enroll', <EnrollPage />);

  expect(await text()).toBe('Missing enroll token');
  expect(screen.getByText(/^For your safety, this page opens only for a short time/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Get a new token' })).toBeTruthy();
});
