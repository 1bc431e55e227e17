import { Link, useLocation } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { Page } from '@camp/ui/layout/Page';
import { useState } from 'react';
import { SignedOutOnly } from '#features/sign-in-redirect/SignedOutOnly.tsx';
import type { PendingSignIn } from '#features/sign-in-redirect/useSignInResult.ts';
import { useHeadingFocus } from '#forms/useHeadingFocus.ts';
import { messages as secondFactorMessages } from '#second-factor/messages.ts';
import { CodeStep } from './CodeStep.tsx';
import { LoginForm } from './LoginForm.tsx';
import { messages } from './messages.ts';

type Step =
  | { kind: 'password'; identifier: string; isExpired: boolean }
  | { kind: 'code'; identifier: string; pending: PendingSignIn };

/** Sign-in by username or email and password, then a code if the account requires one. */
export default function LoginPage() {
  const { sessionExpired } = useMessages(secondFactorMessages);
  const [step, setStep] = useState<Step>({ kind: 'password', identifier: '', isExpired: false });
  const { identifier } = step;
  useHeadingFocus(step.kind);

  if (step.kind === 'code') {
    return (
      <SignedOutOnly home="/profile">
        <CodeStep
          pending={step.pending}
          onBack={() => setStep({ kind: 'password', identifier, isExpired: false })}
          onExpired={() => setStep({ kind: 'password', identifier, isExpired: true })}
        />
      </SignedOutOnly>
    );
  }
  return (
    <SignedOutOnly home="/hub">
      <PasswordStep>
        <LoginForm
          identifier={identifier}
          notice={step.isExpired ? sessionExpired : null}
          onSecondFactor={(pending, tried) => setStep({ kind: 'code', identifier: tried, pending })}
        />
      </PasswordStep>
    </SignedOutOnly>
  );
}

function PasswordStep({ children }: { children: React.ReactNode }) {
  const { state } = useLocation() as { state: unknown };
  const texts = useMessages(messages);

  return (
    <Page title={texts.title} lead={texts.lead} description={texts.description} width="narrow">
      {isAfterEndedSession(state) && <Notice tone="warning">{texts.sessionEnded}</Notice>}
      {children}
      <p>
        <Link to="/forgot-password">{texts.forgot}</Link>
      </p>
      <p>
        {texts.newHere}{' '}
        <Link to="/register" state={state}>
          {texts.createAccount}
        </Link>
      </p>
    </Page>
  );
}

/** What the shell says about why somebody is here. */
function isAfterEndedSession(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && Reflect.get(state, 'reason') === 'session-ended'
  );
}
