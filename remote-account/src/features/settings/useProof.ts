import { enteredPassword } from '@camp/contracts/account/proofs';
import { ApiCallError, useMutation } from '@camp/shell-api';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import * as z from 'zod/mini';
import { challengeInputOf, readChallengeAnswer } from '#second-factor/code.ts';
import { messages } from './messages.ts';

/** Proof that a signed-in person gives again before something irreversible. */
export interface Proof {
  password: string;
  /** Six digits or a recovery code, if the form asks for one. */
  code?: string;
}

/** A code as the API expects it; null when it is neither kind. */
function codeOf(input: string): string | null {
  const answer = readChallengeAnswer(challengeInputOf(input));
  if (answer === null) return null;
  return 'code' in answer ? answer.code : answer.recovery;
}

function proofSchema({ asksCode, codeFormat }: { asksCode: boolean; codeFormat: string }) {
  const isCode = (input: string) => !asksCode || codeOf(input) !== null;
  return z.object({
    password: enteredPassword,
    code: z.string().check(z.refine(isCode, codeFormat)),
  });
}

/** A refused code shows at its input, whether or not the API names the field. */
function isAboutCode(error: unknown): boolean {
  return error instanceof ApiCallError && error.code === 'CODE_INVALID';
}

/** The form's state, and the call that needs the proof. */
export function useProof({
  asksCode,
  perform,
}: {
  asksCode: boolean;
  perform: (proof: Proof) => Promise<unknown>;
}) {
  const { codeFormat, codeRefused } = useMessages(messages).proof;

  return useApiForm({
    schema: proofSchema({ asksCode, codeFormat }),
    values: { password: '', code: '' },
    call: useMutation({ mutationFn: perform }),
    toBody: ({ password, code }): Proof => ({
      password,
      ...(asksCode && { code: codeOf(code) ?? '' }),
    }),
    moreErrors: (error) => (isAboutCode(error) ? { code: codeRefused } : {}),
  });
}
