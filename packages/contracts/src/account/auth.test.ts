import { expect, test } from '@jest/globals';
import { passwordSchema } from './auth.ts';

const isTaken = (password: string) => passwordSchema.safeParse(password).success;

test.each(['Tent-pe1', 'Tent pegs in rain, 7', 'ÉÉÉÉÉÉÉé1', 'Ночь1у-костра', 'Tent-pe٣'])(
  '%s fits the rule [registration-4]',
  (password) => expect(isTaken(password)).toBe(true),
);

test.each([
  'Tent-p1',
  'Tent🏕️1',
  'tent-pegs-1234',
  'TENT-PEGS-1234',
  'Tent-pegs-rain',
  'tent pegs in the rain, 7',
  'TENT PEGS IN THE RAIN, 7',
  'Tent pegs in the rain',
  'ночь у костра в лесу, 7',
  '7'.repeat(15),
  `A1${'a'.repeat(127)}`,
])('%s does not [registration-4]', (password) => expect(isTaken(password)).toBe(false));
