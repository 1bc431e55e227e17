import { wrongField } from '#http/api-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/** @throws {@link ApiError} VALIDATION on the field when the password is one of the first anybody would try. */
export function refuseCommonPassword(password: string, field: 'password' | 'newPassword'): void {
  if (!isCommonPassword(password)) return;
  throw wrongField(field, 'This password is too easy to guess. Please choose another one.');
}
