import { expect, jest, test } from '@jest/globals';
import { ofEachField } from '@camp/contracts/account/profile-fields';
import type { OwnUser } from '@camp/contracts/account/users';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import RegisterPage from './RegisterPage.tsx';

const nothing = ofEachField(() => null);
const flags = { is_paid: 0, is_subscriber: 0, email_verified: 0 } as const;
const user = {
  ...nothing,
  ...flags,
  id: 7,
  username: 'kim.camps',
  email: 'kim@mial.example',
  firstname: null,
  lastname: null,
  role: 'member',
  created_at: '2030-05-03T19:00:00.000Z',
  last_login: null,
} satisfies OwnUser;

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

async function fill(values: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    fireEvent.change(await field(name), { target: { value: text } });
  }
}

test('whoever mistyped the address starts again with what they typed, but for the password [registration-31]', async () => {
  const bodies: unknown[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((address, { body } = {}) => {
    bodies.push([address, JSON.parse(body as string)]);
    const answer = { ok: true, message: '', user, signedIn: false, withdrawal: 'secret' };
    return Promise.resolve(Response.json(answer));
  });
  await act(async () =>
    render(
      <InRouter session={{ status: 'signed-out' }}>
        <RegisterPage />
      </InRouter>,
      { wrapper: Suspense },
    ),
  );
  await fill({
    Username: 'kim.camps',
    Email: 'kim@mial.example',
    Password: 'Campfire8',
    'Confirm password': 'Campfire8',
  });
  const submit = screen.getByRole('button', { name: 'Create account' });
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).not.toBe('true'));
  await act(async () => fireEvent.click(submit));

  fireEvent.click(await screen.findByRole('button', { name: 'Wrong address? Start again' }));

  expect((await field('Username')).value).toBe('kim.camps');
  expect((await field('Email')).value).toBe('kim@mial.example');
  expect((await field('Password')).value).toBe('');
  expect(bodies.at(-1)).toEqual(['/api/auth/withdraw-registration', { token: 'secret' }]);
});
