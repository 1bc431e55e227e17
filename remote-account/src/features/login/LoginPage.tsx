import { Link, useLocation, useQuery } from '@camp/shell-api';
import { Loading } from '@camp/ui/feedback/Loading';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { useIsHydrated } from '@camp/ui/layout/useIsHydrated';
import { useState } from 'react';
import { SignedOutOnly } from '#features/sign-in-redirect/SignedOutOnly.tsx';
import type { SecondStep } from '@camp/contracts/account/auth';
import { useHeadingFocus } from '#forms/useHeadingFocus.ts';
import { messages as secondFactorMessages } from '#second-factor/messages.ts';
import {
  cancelPendingSignIn,
  mayHavePendingSignIn,
  clearPendingSignIn,
  waitingSignInQuery,
} from '#second-factor/waiting-sign-in.ts';
import { SignInPage } from '#sign-in-page/SignInPage.tsx';
import { CodeStep } from './CodeStep.tsx';
import { LoginForm } from './LoginForm.tsx';
import { messages } from './messages.ts';

type Step =
  | { kind: 'password'; identifier: string; isExpired: boolean }
  | { kind: 'code'; identifier: string; pending: SecondStep };

const firstStep: Step = { kind: 'password', identifier: '', isExpired: false };

/** The step shown: after a reload or Back, the one that the sign-in had reached. */
function useStep() {
  const [chosen, setStep] = useState<Step | null>(null);
  /* The prerendered page is the same for all visitors. */
  const mayWait = useIsHydrated() && mayHavePendingSignIn();
  const waiting = useQuery({ ...waitingSignInQuery, enabled: mayWait && chosen === null });
  if (chosen !== null) return { step: chosen, setStep };
  if (!mayWait) return { step: firstStep, setStep };
  if (waiting.isPending) return { step: null, setStep };
  const { data: pending } = waiting;
  const step: Step = pending ? { kind: 'code', identifier: '', pending } : firstStep;
  return { step, setStep };
}

/** Sign-in by username or email and password, then a second step if the account requires one. */
export default function LoginPage() {
  const { sessionExpired } = useMessages(secondFactorMessages);
  const { step, setStep } = useStep();
  useHeadingFocus(step?.kind ?? 'waiting');

  if (step === null) return <Loading />;
  const { identifier } = step;
  const backToPassword = (isExpired: boolean) =>
    setStep({ kind: 'password', identifier, isExpired });
  if (step.kind === 'code') {
    return (
      <SignedOutOnly home="/profile">
        <CodeStep
          pending={step.pending}
          onBack={() => {
            cancelPendingSignIn();
            backToPassword(false);
          }}
          onExpired={() => {
            clearPendingSignIn();
            backToPassword(true);
          }}
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
  const reason = reasonIn(state);
  const areCookiesBlocked = useIsHydrated() && !navigator.cookieEnabled;

  return (
    <SignInPage title={texts.title} lead={texts.lead} description={texts.description}>
      {areCookiesBlocked && <Notice tone="warning">{texts.cookiesBlocked}</Notice>}
      {reason === 'session-ended' && <Notice tone="warning">{texts.sessionEnded}</Notice>}
      {reason === 'save' && <Notice tone="info">{texts.saving}</Notice>}
      {reason === 'guarded' && <Notice tone="info">{texts.guarded}</Notice>}
      {children}
      <p>
        {texts.newHere}{' '}
        <Link to="/register" state={state}>
          {texts.createAccount}
        </Link>
      </p>
    </SignInPage>
  );
}

/** Returns why the shell sent the visitor here, if it did. */
function reasonIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'reason');
}
