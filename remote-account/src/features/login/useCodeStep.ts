import type { SecondStep } from '@camp/contracts/account/auth';
import { ApiCallError, useMutation } from '@camp/shell-api';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import * as z from 'zod/mini';
import { useRefreshSession, useSignInResult } from '#features/sign-in-redirect/useSignInResult.ts';
import { answerCodeStep } from '#second-factor/calls.ts';
import { typedDigits } from '#second-factor/code.ts';
import { messages as secondFactorMessages } from '#second-factor/messages.ts';
import { signInWithPasskey } from '#second-factor/passkey.ts';
import { codeStepFailureOf } from '#forms/error-catalogue.ts';
import { codeStepMessages } from './messages.ts';

type Attempt = ({ by: 'code'; code: string } | { by: 'passkey' }) & { isRemembered: boolean };

const schema = z.object({ typed: typedDigits, isRemembered: z.boolean() });

/** The second step's form and its two calls; a success leaves the page. */
export function useCodeStep({
  pending,
  onExpired,
}: {
  pending: SecondStep;
  onExpired: () => void;
}) {
  const texts = { ...useMessages(codeStepMessages), ...useMessages(secondFactorMessages) };
  const answer = useAnswer(pending);
  const attempt = useMutation({
    mutationFn: answer,
    onError: (error) => {
      if (error instanceof ApiCallError && error.status === 401) onExpired();
    },
  });
  const { isPending, variables, mutate } = attempt;
  const wrongCode = pending.mailed ? texts.wrongMailedCode : texts.wrongCode;
  const refused = variables?.by === 'passkey' ? texts.passkeyUnused : wrongCode;

  const { form, field, failure, submit } = useApiForm({
    schema,
    values: { typed: '', isRemembered: false },
    call: attempt,
    toBody: ({ typed, isRemembered }): Attempt => ({ by: 'code', code: typed, isRemembered }),
  });
  const code = field('typed');

  return {
    code: { ...code, error: code.error && texts.invalidCode },
    typed: form.watch('typed'),
    remember: field('isRemembered'),
    failure:
      failure && codeStepFailureOf(failure, { sessionExpired: texts.sessionExpired, refused }),
    isPending: isPending && variables.by === 'code',
    isPasskeyPending: isPending && variables.by === 'passkey',
    submit,
    submitPasskey: () => mutate({ by: 'passkey', isRemembered: form.getValues('isRemembered') }),
  };
}

/** Sends the code or the passkey and loads the session. */
function useAnswer({ twofa_token }: SecondStep) {
  const refreshSession = useRefreshSession();
  const followResult = useSignInResult(() => undefined);

  return async (given: Attempt): Promise<void> => {
    const common = { twofa_token, remember_device: given.isRemembered };
    if (given.by === 'passkey') return followResult(await signInWithPasskey(common));
    await answerCodeStep({ ...common, code: given.code });
    if (!(await refreshSession())) throw new Error('The browser kept no session.');
  };
}
