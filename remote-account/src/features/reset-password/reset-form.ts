import * as z from 'zod/mini';

/**
 * The reset page checks the length only. The server checks the rest
 * (docs/decisions/0008-password-storage.md).
 */
const minimumLength = 8;

interface Sentences {
  tooShort: string;
  mismatch: string;
}

export const resetFormSchema = ({ tooShort, mismatch }: Sentences) =>
  z
    .object({
      newPassword: z.string().check(z.minLength(minimumLength, tooShort)),
      confirmation: z.string(),
    })
    .check(
      z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
        path: ['confirmation'],
        message: mismatch,
      }),
    );
