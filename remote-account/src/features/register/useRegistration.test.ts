import { expect, test } from '@jest/globals';
import { fieldText } from '@camp/ui/forms/field-errors';
import { bodyOf, registerFormSchema } from './useRegistration.ts';

const filled = {
  username: 'river.fox',
  firstname: ' River ',
  lastname: '  ',
  email: 'river@campbc.example',
  password: 'Tent-pegs1',
  confirmation: 'Tent-pegs1',
};

function messagesOf(values: typeof filled) {
  const { error } = registerFormSchema.safeParse(values);
  return error?.issues.map(({ path, message }) => [path.join('.'), fieldText(message, 'en')]) ?? [];
}

test('a well filled form passes, and its body has trimmed names and no confirmation [registration-1, registration-3]', () => {
  expect(bodyOf(registerFormSchema.parse(filled))).toEqual({
    username: 'river.fox',
    firstname: 'River',
    email: 'river@campbc.example',
    password: 'Tent-pegs1',
  });
});

test('each wrong field gets its own sentence, also when several are wrong [registration-3]', () => {
  const wrong = { ...filled, username: 'x', email: 'river', password: 'weak', confirmation: 'no' };

  expect(messagesOf(wrong)).toEqual([
    [
      'username',
      'Username must be 3–20 characters and only contain letters, numbers, underscores, or dots.',
    ],
    ['email', 'Please enter a valid email address.'],
    [
      'password',
      'Password must be at least 8 characters and include uppercase, lowercase, and a number.',
    ],
    ['confirmation', 'Passwords must match.'],
  ]);
});
