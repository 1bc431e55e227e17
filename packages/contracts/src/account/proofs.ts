import * as z from 'zod/mini';
import { fieldMessage } from '#sentences/field-messages.ts';
import { atMost } from '#site/at-most.ts';

/* By themselves: the shell asks for them again, and needs nothing else of a sign-in. */

/** Limited in length only: a wrong password is refused as wrong, not as malformed. */
export const enteredPassword = z
  .string()
  .check(z.minLength(1, fieldMessage('passwordMissing')), atMost(1024));

export const secondFactors = ['totp', 'passkey'] as const;
export type SecondFactor = (typeof secondFactors)[number];
