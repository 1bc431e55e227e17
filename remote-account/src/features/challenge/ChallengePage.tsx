import { Link, notify, useLocation, useMutation, useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { TextField } from '@camp/ui/fields/TextField';
import * as z from 'zod/mini';
import { SignedOutOnly } from '#features/sign-in-redirect/SignedOutOnly.tsx';
import {
  type ChallengeAnswer,
  challengeInputLimit,
  challengeInputOf,
  fewCodes,
  readChallengeAnswer,
} from '#second-factor/code.ts';
import { useRefreshSession } from '#features/sign-in-redirect/useSignInResult.ts';
import { answerChallenge } from '#second-factor/calls.ts';
import { messages as secondFactorMessages } from '#second-factor/messages.ts';
import { mayHavePendingSignIn, waitingSignInQuery } from '#second-factor/waiting-sign-in.ts';
import { challengeFailureOf } from '#forms/error-catalogue.ts';
import { SignInPage } from '#sign-in-page/SignInPage.tsx';
import styles from '#forms/forms.module.css';
import { messages } from './messages.ts';

/** The second step of a sign-in as a separate page: a code from the app, or a recovery code. */
export default function ChallengePage() {
  return (
    <SignedOutOnly home="/">
      <Challenge />
    </SignedOutOnly>
  );
}

function Challenge() {
  const texts = useMessages(messages);
  const { state } = useLocation() as { state: unknown };
  const challenge = useChallenge();
  const { data: waiting } = useQuery({ ...waitingSignInQuery, enabled: mayHavePendingSignIn() });
  /* Without an authenticator there is no code to ask for. */
  const isForRecovery = waiting ? !waiting.mailed && !waiting.methods.includes('totp') : false;
  const heading = isForRecovery
    ? { title: texts.recoveryTitle, lead: texts.recoveryLead }
    : { title: texts.title, lead: texts.lead };

  return (
    <SignInPage {...heading}>
      <Form label={texts.form} error={challenge.failure} onSubmit={challenge.submit}>
        <TextField
          className={styles.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          label={isForRecovery ? texts.recovery : texts.code}
          hint={texts.hint}
          maxLength={challengeInputLimit}
          {...challenge.field}
        />
        <Button type="submit" pending={challenge.isPending} pendingLabel={texts.verifying}>
          {texts.verify}
        </Button>
      </Form>
      <p>
        {texts.startOver}{' '}
        <Link to="/login" state={state}>
          {texts.toLogin}
        </Link>
      </p>
    </SignInPage>
  );
}

/** Its field is named unlike the API's, so that the page itself says when a code is refused. */
const schema = z.object({
  typed: z.string().check(z.refine((typed) => readChallengeAnswer(typed) !== null)),
});

/** The challenge's form and its call; a success changes the session, which leaves the page. */
function useChallenge() {
  const texts = { ...useMessages(secondFactorMessages), ...useMessages(messages) };
  const refreshSession = useRefreshSession();
  const attempt = useMutation({
    mutationFn: async (answer: ChallengeAnswer) => {
      const { recovery_left: left } = await answerChallenge(answer);
      if (!(await refreshSession())) throw new Error('The browser kept no session.');
      if (left !== undefined && left <= fewCodes) {
        notify({ tone: 'warning', text: texts.codesLeft({ count: left }), stays: true });
      }
    },
  });

  const isRecovery = attempt.variables !== undefined && 'recovery' in attempt.variables;
  const wrongCode = isRecovery ? texts.wrongRecoveryCode : texts.wrongCode;

  const { form, failure, isPending, submit, ...of } = useApiForm({
    schema,
    values: { typed: '' },
    call: attempt,
    toBody: ({ typed }) => readChallengeAnswer(typed),
  });
  const field = of.field('typed', {
    onChange: ({ target }: { target: HTMLInputElement }) =>
      form.setValue('typed', challengeInputOf(target.value)),
  });

  return {
    field: { ...field, error: field.error && texts.invalidCode },
    failure: failure && challengeFailureOf(failure, { ...texts, wrongCode }),
    isPending,
    submit,
  };
}
