import { bareCode } from '@camp/contracts/account/normal-form';
import type { SecondStep } from '@camp/contracts/account/auth';
import { ApiCallError, useMutation } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useRef, useState } from 'react';
import { useRefreshSession, useSignInResult } from '#features/sign-in-redirect/useSignInResult.ts';
import { answerCodeStep } from '#second-factor/calls.ts';
import { codeInputLimit, isSixDigits } from '#second-factor/code.ts';
import { messages as secondFactorMessages } from '#second-factor/messages.ts';
import { signInWithPasskey } from '#second-factor/passkey.ts';
import { codeStepFailureOf } from '#forms/error-catalogue.ts';
import { codeStepMessages } from './messages.ts';

type Attempt = { by: 'code'; code: string } | { by: 'passkey' };

/** The second step's form and its two calls; a success leaves the page. */
export function useCodeStep({
  pending,
  onExpired,
}: {
  pending: SecondStep;
  onExpired: () => void;
}) {
  const texts = { ...useMessages(codeStepMessages), ...useMessages(secondFactorMessages) };
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isRemembered, setRemembered] = useState(false);
  const [isIllFormed, setIllFormed] = useState(false);
  const answer = useAnswer(pending);
  const attempt = useMutation({
    mutationFn: (given: Attempt) => answer(given, isRemembered),
    onError: (error) => {
      if (error instanceof ApiCallError && error.status === 401) onExpired();
    },
  });
  const { error, isPending, variables } = attempt;
  const wrongCode = pending.mailed ? texts.wrongMailedCode : texts.wrongCode;
  const refused = variables?.by === 'passkey' ? texts.passkeyUnused : wrongCode;

  function submit() {
    if (isPending) return undefined;
    const bare = bareCode(code);
    setIllFormed(!isSixDigits(bare));
    if (!isSixDigits(bare)) return field.current?.focus();
    return attempt.mutate({ by: 'code', code: bare });
  }

  return {
    field,
    code,
    setCode: (typed: string) => setCode(typed.slice(0, codeInputLimit)),
    isRemembered,
    setRemembered,
    fieldError: isIllFormed ? texts.invalidCode : undefined,
    failure: error && codeStepFailureOf(error, { sessionExpired: texts.sessionExpired, refused }),
    isPending: isPending && variables.by === 'code',
    isPasskeyPending: isPending && variables.by === 'passkey',
    submit,
    submitPasskey: () => attempt.mutate({ by: 'passkey' }),
  };
}

/** Sends the code or the passkey and loads the session. */
function useAnswer({ twofa_token }: SecondStep) {
  const refreshSession = useRefreshSession();
  const followResult = useSignInResult(() => undefined);

  return async (given: Attempt, isRemembered: boolean): Promise<void> => {
    const common = { twofa_token, remember_device: isRemembered };
    if (given.by === 'passkey') return followResult(await signInWithPasskey(common));
    await answerCodeStep({ ...common, code: given.code });
    if (!(await refreshSession())) throw new Error('The browser kept no session.');
  };
}
