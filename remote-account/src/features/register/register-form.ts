import { registerBody } from '@camp/contracts/auth';
import { fieldMessage } from '@camp/contracts/field-messages';
import * as z from 'zod/mini';

/** The API's body, plus the password a second time. */
export const registerFormSchema = z.extend(registerBody, { confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: fieldMessage('confirmation'),
  }),
);

export type RegisterForm = z.infer<typeof registerFormSchema>;

/** The call's body: without the confirmation and without empty names. */
export function bodyOf({ firstname, lastname, username, email, password }: RegisterForm) {
  return {
    username,
    email,
    password,
    ...(firstname && { firstname }),
    ...(lastname && { lastname }),
  };
}
