import { expect, test } from '@jest/globals';
import { messages as forgot } from '#features/forgot-password/messages.ts';
import { changeFormSchema } from './useChangePassword.ts';
import { passwordMessages as password } from './messages.ts';
import { messages as secondFactor } from './second-factor/messages.ts';
import { fieldText } from '@camp/ui/forms/field-errors';

/* The sentences of docs/specification.md#error-catalogue for the account screens. */
test.each([
  [forgot.en.failed, 'Something went wrong.'],
  [password.en.mismatch, 'New passwords do not match'],
  [password.en.failed, 'Change password failed'],
  [secondFactor.en.failed, 'Unable to load 2FA status'],
  [secondFactor.en.codes.failed, 'Could not generate recovery codes'],
  [secondFactor.en.startFailed, 'Could not start authenticator setup'],
])(
  '%j is the specified sentence [errors-passwords-1, errors-passwords-3, errors-second-factor-6]',
  (text, specified) => {
    expect(text).toBe(specified);
  },
);

function messagesOf(values: Record<'currentPassword' | 'newPassword' | 'confirmation', string>) {
  const { error } = changeFormSchema(password.en).safeParse(values);
  return error?.issues.map(({ path, message }) => [path.join('.'), fieldText(message, 'en')]) ?? [];
}

const filled = {
  currentPassword: 'old',
  newPassword: 'Sturdy7-tent-pole',
  confirmation: 'Sturdy7-tent-pole',
};

test('a change needs the current password and the new one twice [passwords-6]', () => {
  expect(messagesOf(filled)).toEqual([]);
  expect(messagesOf({ ...filled, confirmation: 'Sturdy7-tent-peg' })).toEqual([
    ['confirmation', 'New passwords do not match'],
  ]);
  expect(messagesOf({ ...filled, currentPassword: '' })).toEqual([
    ['currentPassword', 'Enter your password.'],
  ]);
});
