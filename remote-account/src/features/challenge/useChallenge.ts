import { useMutation } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useRef, useState } from 'react';
import { useRefreshSession } from '#features/sign-in-redirect/useSignInResult.ts';
import { answerChallenge } from '#second-factor/calls.ts';
import {
  type ChallengeAnswer,
  challengeInputOf,
  readChallengeAnswer,
} from '#second-factor/code.ts';
import { messages as secondFactorMessages } from '#second-factor/messages.ts';
import { challengeFailureOf } from '#forms/error-catalogue.ts';
import { messages } from './messages.ts';

/** The challenge's form and its call; a success changes the session, which leaves the page. */
export function useChallenge() {
  const texts = { ...useMessages(secondFactorMessages), ...useMessages(messages) };
  const refreshSession = useRefreshSession();
  const field = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState('');
  const [isIllFormed, setIllFormed] = useState(false);
  const attempt = useMutation({
    mutationFn: async (answer: ChallengeAnswer) => {
      await answerChallenge(answer);
      if (!(await refreshSession())) throw new Error('The browser kept no session.');
    },
  });

  function submit() {
    const answer = readChallengeAnswer(input);
    setIllFormed(!answer);
    if (!answer) return field.current?.focus();
    return attempt.mutate(answer);
  }

  return {
    field,
    input,
    type: (typed: string) => setInput(challengeInputOf(typed)),
    fieldError: isIllFormed ? texts.invalidCode : undefined,
    failure: attempt.error && challengeFailureOf(attempt.error, texts),
    isPending: attempt.isPending,
    submit,
  };
}
