import { expect, test } from '@jest/globals';
import { challengeInputOf, isSixDigits, readChallengeAnswer } from './code.ts';

test.each(['12345', '1234567', '12345a', '', '123-456', '١٢٣٤٥٦'])(
  '%j is not six digits [sign-in-7]',
  (code) => {
    expect(isSixDigits(code)).toBe(false);
  },
);

test.each([
  ['abcde', 'ABCDE'],
  ['abcde1', 'ABCDE-1'],
  ['ABCDE12345', 'ABCDE-12345'],
  ['abcde-', 'ABCDE-'],
  ['abcde-12345', 'ABCDE-12345'],
  ['ab cd\te 12.345', 'ABCDE-12345'],
  ['123456', '123456'],
  ['123 456', '123456'],
  ['23456ABCDE', '23456-ABCDE'],
  ['ABCDE12345F', 'ABCDE-12345-F'],
  ['ABCDE-12345-', 'ABCDE-12345-'],
  ['abcde12345fghjk', 'ABCDE-12345-FGHJK'],
  ['é<script>', 'SCRIP-T'],
])('the challenge input shows %j as %j [second-factor-challenge-1]', (typed, shown) => {
  expect(challengeInputOf(typed)).toBe(shown);
});

test('the challenge input keeps 64 characters at most [second-factor-challenge-1]', () => {
  expect(challengeInputOf('A'.repeat(500))).toHaveLength(64);
});

test('typing a recovery code character by character puts the dashes in by itself [second-factor-challenge-1]', () => {
  const typed = (code: string) =>
    code.split('').reduce((input, key) => challengeInputOf(input + key), '');

  expect(typed('23456abcde')).toBe('23456-ABCDE');
  expect(typed('23456abcdefghjk')).toBe('23456-ABCDE-FGHJK');
  expect(typed('23456-abcde-fghjk')).toBe('23456-ABCDE-FGHJK');
});

test('an answer is six digits, or a recovery code with or without its dashes [second-factor-challenge-1]', () => {
  expect(readChallengeAnswer('123456')).toEqual({ code: '123456' });
  expect(readChallengeAnswer('ABCDE-23456')).toEqual({ recovery: 'ABCDE-23456' });
  expect(readChallengeAnswer('ABCDE23456')).toEqual({ recovery: 'ABCDE-23456' });
  expect(readChallengeAnswer('ABCDE23456FGHJK')).toEqual({ recovery: 'ABCDE-23456-FGHJK' });
});

test.each(['', '12345', '1234567', 'ABCDE-2345', 'ABCDE-234567', 'ABCDE-01234'])(
  '%j is neither [second-factor-challenge-1]',
  (input) => {
    expect(readChallengeAnswer(input)).toBeNull();
  },
);
