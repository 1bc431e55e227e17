import { login } from '@camp/contracts/account/auth';
import { api, useMutation } from '@camp/shell-api';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useRef, useState } from 'react';
import type { SecondStep, SignInResult } from '@camp/contracts/account/auth';
import { useSignInResult } from '#features/sign-in-redirect/useSignInResult.ts';
import { messages as secondFactorMessages } from '#second-factor/messages.ts';
import {
  answerWithPasskey,
  type PasskeyAnswer,
  signInWithPasskey,
} from '#second-factor/passkey.ts';
import { suggestedPasskey } from '#second-factor/suggested-passkey.ts';
import { loginFailureOf } from '#forms/error-catalogue.ts';
import { messages } from './messages.ts';

interface Credentials {
  identifier: string;
  password: string;
}

/** By password, or by passkey alone: one still to be asked for, or one picked from the browser's suggestions. */
type Attempt = Credentials | PasskeyAnswer | 'passkey';

interface SignInOptions {
  /** Prefilled when the person returns to the form. */
  identifier: string;
  onSecondFactor: (pending: SecondStep, identifier: string) => void;
}

const isByPasskey = (by?: Attempt) => by !== undefined && (by === 'passkey' || 'response' in by);

const identifierOf = (by?: Attempt) =>
  typeof by === 'object' && 'identifier' in by ? by.identifier : '';

function resultOf(by: Attempt): Promise<SignInResult> {
  if (by === 'passkey') return signInWithPasskey({});
  return 'response' in by ? answerWithPasskey(by) : api(login, { body: by });
}

/** The first step's form and its two calls; a success leaves the page. */
export function useSignIn({ identifier, onSecondFactor }: SignInOptions) {
  const texts = useMessages(messages);
  const { passkeyUnused } = useMessages(secondFactorMessages);
  const [typed, setTyped] = useState(identifier);
  const followResult = useSignInResult((pending) => onSecondFactor(pending, typed));
  const attempt = useMutation({
    mutationFn: async (by: Attempt) => followResult(await resultOf(by)),
  });
  const { variables, mutate, isPending, isSuccess, isIdle } = attempt;
  const stopSuggesting = useSuggestions({ isBusy: isPending || isSuccess, onPick: mutate });
  const isPasskey = isByPasskey(variables);

  function start(by: Attempt): Attempt {
    stopSuggesting();
    return by;
  }

  const { field, failure, submit } = useApiForm({
    schema: login.body,
    values: { identifier, password: '' },
    call: attempt,
    toBody: start,
  });

  return {
    identifierField: field('identifier', {
      onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value),
    }),
    passwordField: field('password'),
    failure: failure && loginFailureOf(failure, isPasskey ? passkeyUnused : texts.failed),
    triedIdentifier: identifierOf(variables),
    isUntried: isIdle,
    isPending: isPending && !isPasskey,
    isPasskeyPending: isPending && isPasskey,
    submit,
    submitPasskey: () => mutate(start('passkey')),
  };
}

interface SuggestionOptions {
  isBusy: boolean;
  onPick: (by: PasskeyAnswer | 'passkey') => void;
}

/**
 * Has the browser suggest passkeys while nothing else is tried. Returns a function that stops this at once, because a
 * browser handles only one passkey request at a time.
 */
function useSuggestions({ isBusy, onPick }: SuggestionOptions): () => void {
  const suggesting = useRef<AbortController>(null);
  useEffect(() => {
    if (isBusy) return undefined;
    const ours = new AbortController();
    suggesting.current = ours;
    void suggestedPasskey(ours.signal).then((picked) => {
      if (picked && !ours.signal.aborted) onPick(picked);
    });
    return () => ours.abort();
  }, [isBusy, onPick]);
  return () => suggesting.current?.abort();
}
