import * as z from 'zod/mini';

/** The reset page checks the length only; the rest of the rule is the server's (specification, section 5). */
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
