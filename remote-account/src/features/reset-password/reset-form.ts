import * as z from 'zod/mini';
import { passwordRules } from '@camp/contracts/account/auth';
import { ApiCallError } from '@camp/shell-api';

/**
 * The reset page checks the length only. The server checks the rest
 * (docs/decisions/sign-in.md#0008).
 */
const [length] = passwordRules;

interface Sentences {
  tooShort: string;
  mismatch: string;
}

export const resetFormSchema = ({ tooShort, mismatch }: Sentences) =>
  z
    .object({
      newPassword: z.string().check(z.refine(length.isMet, tooShort)),
      confirmation: z.string(),
    })
    .check(
      z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
        path: ['confirmation'],
        message: mismatch,
      }),
    );

/** Why a link cannot be used, now or later. */
export type LinkFailure = 'expired' | 'invalid';

type ResetFailure = LinkFailure | 'network' | 'other';

/**
 * Returns why a reset was refused (docs/specification.md#errors-of-passwords). A token that fails validation is
 * invalid.
 */
export function resetFailureOf(error: unknown): ResetFailure {
  if (!(error instanceof ApiCallError)) return 'other';
  if (error.code === 'NETWORK') return 'network';
  if (error.code === 'TOKEN_EXPIRED') return 'expired';
  if (error.code === 'TOKEN_INVALID' || error.code === 'TOKEN_USED') return 'invalid';
  return error.fields['token'] === undefined ? 'other' : 'invalid';
}
