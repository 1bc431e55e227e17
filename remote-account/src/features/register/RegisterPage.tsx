import { Link, useLocation, useNavigate } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useState } from 'react';
import { Button } from '@camp/ui/actions/Button';
import { Notice } from '@camp/ui/feedback/Notice';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Card } from '@camp/ui/layout/Card';
import { SignedOutOnly } from '#features/sign-in-redirect/SignedOutOnly.tsx';
import { ResendVerification } from '#features/resend-verification/ResendVerification.tsx';
import { noteVerificationSent } from '#features/resend-verification/useCooldown.ts';
import { SignInPage } from '#sign-in-page/SignInPage.tsx';
import { createdMessages, messages } from './messages.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { type RegisterForm as Values, useWithdrawal } from './useRegistration.ts';

/** Marks the history entry of a page whose account is created: after a reload it still mentions the mail. */
const created = 'accountCreated';

/** Registration; once the account exists, the next steps replace the form. */
export default function RegisterPage() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const { title, lead, description, haveOne, login } = useMessages(messages);
  /* In memory alone: after a reload the person enters it again where it is needed. */
  const [typed, setTyped] = useState<Values | null>(null);
  const { [created]: isCreated, ...origin } = { [created]: false, ...stateOf(state) };

  function showCreated(values: Values) {
    noteVerificationSent();
    setTyped(values);
    void navigate('/register', { replace: true, state: { ...origin, [created]: true } });
  }
  const startAgain = () => void navigate('/register', { replace: true, state: origin });

  return (
    <SignedOutOnly>
      {isCreated ? (
        <AccountCreated email={typed?.email ?? ''} origin={origin} onWithdrawn={startAgain} />
      ) : (
        <SignInPage title={title} lead={lead} description={description}>
          <RegisterForm typed={typed} onCreated={showCreated} />
          <p>
            {haveOne}{' '}
            <Link to="/login" state={state}>
              {login}
            </Link>
          </p>
        </SignInPage>
      )}
    </SignedOutOnly>
  );
}

const stateOf = (state: unknown): object =>
  typeof state === 'object' && state !== null ? state : {};

interface CreatedProps {
  /** Empty after a reload. */
  email: string;
  /** The page that the person was going to; the login leads there. */
  origin: object;
  onWithdrawn: () => void;
}

/** Shown after registration: the mail to open, a way to resend it, and the login. */
function AccountCreated({ email, origin, onWithdrawn }: CreatedProps) {
  const texts = useMessages(createdMessages);

  /* The form that had focus is gone (WCAG 2.4.3). Focusing the heading also scrolls to the top. */
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);

  return (
    <SignInPage title={texts.title}>
      <Card footer={<Button render={<Link to="/login" state={origin} />}>{texts.toLogin}</Button>}>
        <p>
          {texts.sent.before}
          <strong>{email || texts.sent.yourAddress}</strong>
          {texts.sent.after}
        </p>
        <p>{texts.nothing}</p>
        <ResendVerification
          email={email}
          isAsking
          invalidEmail={texts.invalidEmail}
          from="register"
        />
        <StartAgain onWithdrawn={onWithdrawn} />
      </Card>
    </SignInPage>
  );
}

/** Lets go of the account that was just created, so that its name is free for the form again. */
function StartAgain({ onWithdrawn }: Pick<CreatedProps, 'onWithdrawn'>) {
  const texts = useMessages(createdMessages);
  const withdrawal = useWithdrawal(onWithdrawn);
  if (!withdrawal) return null;

  return (
    <>
      {withdrawal.error && (
        <Notice tone="danger">{errorMessage(withdrawal.error, texts.notStartedAgain)}</Notice>
      )}
      <div>
        <Button
          variant="secondary"
          pending={withdrawal.isPending}
          pendingLabel={texts.startingAgain}
          onClick={withdrawal.start}
        >
          {texts.startAgain}
        </Button>
      </div>
    </>
  );
}
