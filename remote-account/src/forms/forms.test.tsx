import { ofEachField } from '@camp/contracts/account/profile-fields';
import type { OwnUser } from '@camp/contracts/account/users';
import { SessionContext } from '@camp/shell-api';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { ProfileForm } from '#features/profile/ProfileForm.tsx';
import { ResetPasswordForm } from '#features/reset-password/ResetPasswordForm.tsx';
import { ChangePasswordSection } from '#features/settings/ChangePasswordSection.tsx';

/* Each form, with invalid input and with what the server refuses. */

const user = {
  id: 7,
  username: 'kim',
  email: 'kim@mail.example',
  ...ofEachField(() => null),
} as OwnUser;

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
});

/** Answers each call with this, and notes what was sent. */
function answer(status: number, body: object) {
  globalThis.fetch = jest.fn<typeof fetch>((_address, init) => {
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
    return Promise.resolve(Response.json({ code: 'X', requestId: 'r', ...body }, { status }));
  });
}

/** Resolves once the library of queries is there. */
async function show(content: ReactNode): Promise<void> {
  const session = { status: 'signed-in', user } as const;
  const value = { session, reload: async () => session, logout: async () => undefined };
  const page = (
    <SessionContext value={value}>
      <Suspense>{content}</Suspense>
    </SessionContext>
  );
  await act(async () => render(page));
}

const nothing = () => undefined;
const field = (label: string) => screen.getByLabelText(label);
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alert = async () => (await screen.findByRole('alert')).textContent;

function typePasswords(password: string, confirmation = password) {
  fill('New password', password);
  fill('Confirm new password', confirmation);
}

const refusedPassword = { newPassword: 'Password must have a bear in it.' };

test('a password reset is not sent while the new password is too short or differs [passwords-4]', async () => {
  answer(500, {});
  await show(<ResetPasswordForm token="made-up" onDone={nothing} onRefused={nothing} />);
  typePasswords('Short1', 'Short2');

  press('Save the new password');

  expect(await screen.findByText('Password must be at least 8 characters.')).toBeTruthy();
  expect(screen.getByText('Passwords do not match.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('what the server finds wrong with a reset password is said at its field, which has the focus [passwords-4]', async () => {
  answer(422, { error: 'Check.', fields: refusedPassword });
  await show(<ResetPasswordForm token="made-up" onDone={nothing} onRefused={nothing} />);
  typePasswords('onlylowercase');

  press('Save the new password');

  expect(await screen.findByText(refusedPassword.newPassword)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('New password')));
  expect(sent).toEqual([{ token: 'made-up', newPassword: 'onlylowercase' }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a reset that fails says so above the form [errors-passwords-2]', async () => {
  answer(500, { error: 'No.' });
  await show(<ResetPasswordForm token="made-up" onDone={nothing} onRefused={nothing} />);
  typePasswords('Dry-Firewood-2208');

  press('Save the new password');

  expect(await alert()).toBe('Could not reset password. Please try again.');
});

test('a change of the password is not sent where the new ones differ, and says when it fails [passwords-6, errors-passwords-3]', async () => {
  answer(500, {});
  await show(<ChangePasswordSection user={user} />);
  press('Change password');
  fill('Current password', 'Sturdy7-tent-pole');
  typePasswords('Dry-Firewood-2208', 'Dry-Firewood-2209');
  press('Change password');
  expect(await screen.findByText('New passwords do not match')).toBeTruthy();
  expect(sent).toEqual([]);

  typePasswords('Dry-Firewood-2208');
  press('Change password');

  expect(await alert()).toBe('Change password failed');
});

test('a profile that is too long or not https is said so at its fields, and not sent', async () => {
  answer(500, {});
  await show(<ProfileForm user={user} />);
  fill('Picture address', 'http://pictures.example/kim.jpg');
  fill('Location', 'k'.repeat(81));

  press('Save profile');

  expect(await screen.findByText('Use an address that starts with https://')).toBeTruthy();
  expect(screen.getByText('At most 80 characters.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Picture address')));
  expect(sent).toEqual([]);
});

test('a profile with nothing filled in is not sent, and it is said kindly [profile-1]', async () => {
  answer(500, {});
  await show(<ProfileForm user={user} />);
  fill('About you', '   ');

  press('Save profile');

  expect(await screen.findByText(/^Nothing to save yet: fill in at least one field/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('what the server refuses of a profile lands at its field, and anything else above them [profile-1, session-7]', async () => {
  answer(422, { error: 'Check.', fields: { display_name: 'This name is taken by a bear.' } });
  await show(<ProfileForm user={user} />);
  fill('Display name', '  Bear ');
  press('Save profile');
  expect(await screen.findByText('This name is taken by a bear.')).toBeTruthy();
  expect(sent).toEqual([{ display_name: 'Bear' }]);

  answer(500, {});
  fill('Display name', 'Otter');
  press('Save profile');

  expect(await alert()).toBe('Could not save your profile. Please try again.');
});

test('the preview follows the fields, and a field counts once it is nearly full', async () => {
  await show(<ProfileForm user={user} />);
  expect(screen.getByText('@kim')).toBeTruthy();

  fill('Display name', 'Heron');
  expect(screen.getByText('Heron')).toBeTruthy();
  expect(screen.queryByText('5 of 50 characters')).toBeNull();
  fill('Display name', 'Heron'.repeat(8));

  expect(screen.getByText('40 of 50 characters')).toBeTruthy();
});
