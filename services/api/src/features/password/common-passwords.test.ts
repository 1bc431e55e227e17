import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from '@jest/globals';
import { passwordSchema } from '@camp/contracts/account/auth';
import { isCommonPassword, isOwnWord } from './common-passwords.ts';

test.each([
  'Password1',
  'password123!',
  'Qwerty2024',
  '123Letmein!',
  'CampBC2026',
  'P@ssw0rd1',
  'Michael1',
  '1Michael!',
  'Charlie99',
  'Liverpool1',
  'Trustno1x'.slice(0, 8),
  'Password1Password1',
  'BritishColumbia1',
])('%s is common [registration-9]', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  'Sturdy7-tent-pole',
  'Passwordless-Nights-9',
  'Xk29fjw0',
  'Brighter4-lantern',
  'Ночь1 у костра в лесу',
])('%s is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

test('of the most used passwords none that fits the rule is let in [registration-9]', async () => {
  const written = dictionary['passwords-common'].flatMap((word) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    return [capital, `${capital}1`, `${capital}123`, `${capital}2026!`];
  });
  const fitting = written.filter((password) => passwordSchema.safeParse(password).success);

  const passed: string[] = [];
  for (const password of fitting) if (!(await isCommonPassword(password))) passed.push(password);

  expect(fitting.length).toBeGreaterThan(10_000);
  expect(passed).toEqual([]);
});

const kim = {
  username: 'kim.camper',
  email: 'kim.walker@mail.example',
  names: ['Kimberley', 'O’Brien', 'Ann'],
};

test.each([
  'Kim.Camper1',
  '2026KIMCAMPER!',
  'kim.Walker7',
  'Kimberley-99',
  'Campbc-1234',
  'O’Brien2026',
  'campbc-campbc-1A',
  'Kimberley.campbc1X',
])('the own word in %s is refused [registration-9]', (password) => {
  expect(isOwnWord(password, kim)).toBe(true);
});

test.each(['Kim-and-7-otters', 'Ann2Ann3Ann4', 'Sturdy7-tent-pole'])(
  '%s is more than an own word',
  (password) => {
    expect(isOwnWord(password, kim)).toBe(false);
  },
);
