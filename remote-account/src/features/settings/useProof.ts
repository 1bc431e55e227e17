import { enteredPassword } from '@camp/contracts/account/auth';
import { ApiCallError, useMutation } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { hasFieldErrors, landFieldErrors } from '#forms/field-errors.ts';
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

const fieldNames = ['password', 'code'] as const;

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
  const schema = useMemo(() => proofSchema({ asksCode, codeFormat }), [asksCode, codeFormat]);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '', code: '' },
  });
  const action = useMutation({
    mutationFn: perform,
    onError: (error) => {
      landFieldErrors({ error, names: fieldNames, setError: form.setError });
      if (isAboutCode(error))
        form.setError('code', { message: codeRefused }, { shouldFocus: true });
    },
  });
  const isShownAtFields = isAboutCode(action.error) || hasFieldErrors(action.error, fieldNames);

  return {
    form,
    error: isShownAtFields ? null : action.error,
    isPending: action.isPending,
    submit: form.handleSubmit(({ password, code }) =>
      action.mutate({ password, ...(asksCode && { code: codeOf(code) ?? '' }) }),
    ),
  };
}
