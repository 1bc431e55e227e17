import { expect, test } from '@jest/globals';
import { passwordSchema } from './auth.ts';

const isTaken = (password: string) => passwordSchema.safeParse(password).success;

test.each(['Tent-peg1', 'tent pegs in rain', 'ночь у костра в лесу', '7'.repeat(15)])(
  '%s fits the rule',
  (password) => expect(isTaken(password)).toBe(true),
);

test.each(['Tent-p1', 'tent-pegs-1234', 'TENT-PEGS-1234', 'Tent-pegs-rain', 'a'.repeat(129)])(
  '%s does not',
  (password) => expect(isTaken(password)).toBe(false),
);
