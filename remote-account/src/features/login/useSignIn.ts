import { login, loginBody } from '@camp/contracts/account/auth';
import { api, useMutation } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { SecondStep } from '@camp/contracts/account/auth';
import { useSignInResult } from '#features/sign-in-redirect/useSignInResult.ts';
import { hasFieldErrors, landFieldErrors } from '#forms/field-errors.ts';
import { messages as secondFactorMessages } from '#second-factor/messages.ts';
import { signInWithPasskey } from '#second-factor/passkey.ts';
import { loginFailureOf } from '#forms/error-catalogue.ts';
import { messages } from './messages.ts';

const fieldNames = ['identifier', 'password'] as const;

interface Credentials {
  identifier: string;
  password: string;
}

/** By password, or by passkey alone. */
type Attempt = Credentials | 'passkey';

interface SignInOptions {
  /** Prefilled when the person returns to the form. */
  identifier: string;
  onSecondFactor: (pending: SecondStep, identifier: string) => void;
}

/** The first step's form and its two calls; a success leaves the page. */
export function useSignIn({ identifier, onSecondFactor }: SignInOptions) {
  const texts = useMessages(messages);
  const { passkeyUnused } = useMessages(secondFactorMessages);
  const form = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { identifier, password: '' },
  });
  const { getValues, setError } = form;
  const followResult = useSignInResult((pending) =>
    onSecondFactor(pending, getValues('identifier')),
  );
  const attempt = useMutation({
    mutationFn: async (by: Attempt) =>
      followResult(by === 'passkey' ? await signInWithPasskey({}) : await api(login, { body: by })),
    onError: (error) => landFieldErrors({ error, names: fieldNames, setError }),
  });
  const { error, variables, isPending, isIdle } = attempt;
  const isPasskey = variables === 'passkey';
  const fallback = isPasskey ? passkeyUnused : texts.failed;

  return {
    form,
    failure: error && !hasFieldErrors(error, fieldNames) ? loginFailureOf(error, fallback) : null,
    triedIdentifier: isPasskey ? '' : (variables?.identifier ?? ''),
    isUntried: isIdle,
    isPending: isPending && !isPasskey,
    isPasskeyPending: isPending && isPasskey,
    submit: form.handleSubmit((credentials) => attempt.mutate(credentials)),
    submitPasskey: () => attempt.mutate('passkey'),
  };
}
