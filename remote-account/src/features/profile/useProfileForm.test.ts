import { profileFields } from '@camp/contracts/account/profile-fields';
import { expect, test } from '@jest/globals';
import { fieldText } from '@camp/ui/forms/field-errors';
import {
  filledFields,
  profileFormSchema,
  type ProfileValues,
  shownPicture,
} from './useProfileForm.ts';

const empty = Object.fromEntries(profileFields.map((name) => [name, ''])) as ProfileValues;

function messagesOf(values: typeof empty) {
  const { error } = profileFormSchema.safeParse(values);
  return error?.issues.map(({ path, message }) => [path.join('.'), fieldText(message, 'en')]) ?? [];
}

test('only fields that hold something are sent, trimmed [profile-1]', () => {
  const body = profileFormSchema.parse({ ...empty, display_name: ' Kim ', location: '  ' });

  expect(body).toEqual({ display_name: 'Kim' });
});

test('when none is filled there is nothing to send [profile-1]', () => {
  expect(filledFields({ ...empty, bio: ' \n ' })).toEqual({});
});

test.each([
  [{ display_name: 'k'.repeat(51) }, 'display_name', 'At most 50 characters.'],
  [{ location: 'k'.repeat(81) }, 'location', 'At most 80 characters.'],
  [{ bio: 'k'.repeat(501) }, 'bio', 'At most 500 characters.'],
  [
    { avatar_url: 'http://pictures.example/kim.jpg' },
    'avatar_url',
    'Use an address that starts with https://',
  ],
])(
  'what is too much or not https is said at its field: %j [profile-1]',
  (values, name, message) => {
    expect(messagesOf({ ...empty, ...values })).toEqual([[name, message]]);
  },
);

test('each field may be used up to its limit [profile-1]', () => {
  const full = {
    display_name: 'k'.repeat(50),
    avatar_url: 'https://pictures.example/kim.jpg',
    location: 'k'.repeat(80),
    bio: 'k'.repeat(500),
  };

  expect(profileFormSchema.parse({ ...empty, ...full })).toEqual(full);
});

test('a picture is shown only from an address that could be saved', () => {
  expect(shownPicture(' https://pictures.example/kim.jpg ')).toBe(
    '/api/account/picture?address=https%3A%2F%2Fpictures.example%2Fkim.jpg',
  );
  for (const address of [
    '',
    'https://',
    'http://pictures.example/kim.jpg',
    'javascript:alert(1)',
  ]) {
    expect(shownPicture(address)).toBeNull();
  }
});
