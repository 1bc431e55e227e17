import { Link, useLocation, useNavigate } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useState } from 'react';
import { Button } from '@camp/ui/actions/Button';
import { Card } from '@camp/ui/layout/Card';
import { SignedOutOnly } from '#features/sign-in-redirect/SignedOutOnly.tsx';
import { ResendVerification } from '#features/resend-verification/ResendVerification.tsx';
import { noteVerificationSent } from '#features/resend-verification/useCooldown.ts';
import { SignInPage } from '#sign-in-page/SignInPage.tsx';
import { createdMessages, messages } from './messages.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Marks the history entry of a page whose account is created: after a reload it still mentions the mail. */
const created = 'accountCreated';

/** Registration; once the account exists, the next steps replace the form. */
export default function RegisterPage() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const { title, lead, description, haveOne, login } = useMessages(messages);
  /* In memory alone: after a reload the person enters it again where it is needed. */
  const [email, setEmail] = useState('');
  const { [created]: isCreated, ...origin } = { [created]: false, ...stateOf(state) };

  function showCreated(address: string) {
    noteVerificationSent();
    setEmail(address);
    void navigate('/register', { replace: true, state: { ...origin, [created]: true } });
  }

  return (
    <SignedOutOnly>
      {isCreated ? (
        <AccountCreated email={email} origin={origin} />
      ) : (
        <SignInPage title={title} lead={lead} description={description}>
          <RegisterForm onCreated={showCreated} />
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
}

/** Shown after registration: the mail to open, a way to resend it, and the login. */
function AccountCreated({ email, origin }: CreatedProps) {
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
      </Card>
    </SignInPage>
  );
}
