import { changePassword } from '@camp/contracts/auth';
import * as z from 'zod/mini';

/** The API's body, plus the new password a second time. */
export const changeFormSchema = ({ mismatch }: { mismatch: string }) =>
  z.extend(changePassword.body, { confirmation: z.string() }).check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      path: ['confirmation'],
      message: mismatch,
    }),
  );
