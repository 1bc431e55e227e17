import * as z from 'zod/mini';
import { fieldLengths } from './field-lengths.ts';
import { fieldMessage } from './field-messages.ts';

/** The registration rule, one line each, for the live checklist. */
export const passwordRules = [
  { id: 'length', label: 'At least 8 characters', isMet: (value: string) => value.length >= 8 },
  { id: 'upper', label: 'An uppercase letter', isMet: (value: string) => /[A-Z]/.test(value) },
  { id: 'lower', label: 'A lowercase letter', isMet: (value: string) => /[a-z]/.test(value) },
  { id: 'digit', label: 'A number', isMet: (value: string) => /\d/.test(value) },
] as const;

const meetsEveryRule = (value: string) => passwordRules.every((rule) => rule.isMet(value));

export const usernameSchema = z
  .string()
  .check(z.trim(), z.regex(/^[A-Za-z0-9._]{3,20}$/, fieldMessage('username')));

export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(fieldLengths.email, fieldMessage('email')),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, fieldMessage('email')),
  );

/** Bounded, but not held to the registration rule: a wrong password is refused as wrong, not as ill-formed. */
export const enteredPassword = z
  .string()
  .check(z.minLength(1, fieldMessage('passwordMissing')), z.maxLength(1024));

/**
 * At most 128 characters, so that hashing stays bounded (docs/decisions/0008-password-storage.md).
 */
export const passwordSchema = z
  .string()
  .check(
    z.maxLength(128, fieldMessage('passwordTooLong')),
    z.refine(meetsEveryRule, fieldMessage('password')),
  );
