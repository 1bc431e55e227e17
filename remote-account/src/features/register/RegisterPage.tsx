import { Link, useLocation } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { useEffect, useState } from 'react';
import { Button } from '@camp/ui/actions/Button';
import { Card } from '@camp/ui/layout/Card';
import { SignedOutOnly } from '#features/sign-in-redirect/SignedOutOnly.tsx';
import { ResendVerification } from '#features/resend-verification/ResendVerification.tsx';
import { createdMessages, messages } from './messages.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Registration; once the account exists, the next steps replace the form. */
export default function RegisterPage() {
  const { state } = useLocation();
  const { title, lead, description, haveOne, login } = useMessages(messages);
  const [createdFor, setCreatedFor] = useState<string>();

  return (
    <SignedOutOnly>
      {createdFor === undefined ? (
        <Page title={title} lead={lead} description={description} width="narrow">
          <RegisterForm onCreated={setCreatedFor} />
          <p>
            {haveOne}{' '}
            <Link to="/login" state={state}>
              {login}
            </Link>
          </p>
        </Page>
      ) : (
        <AccountCreated email={createdFor} />
      )}
    </SignedOutOnly>
  );
}

/** Shown after registration: the mail to open, a way to resend it, and the login. */
function AccountCreated({ email }: { email: string }) {
  const { state } = useLocation();
  const texts = useMessages(createdMessages);

  /* The form that had focus is gone (WCAG 2.4.3). Focusing the heading also scrolls to the top. */
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);

  return (
    <Page title={texts.title} width="narrow">
      <Card footer={<LoginButton label={texts.toLogin} state={state} />}>
        <p>
          {texts.sent.before}
          <strong>{email}</strong>
          {texts.sent.after}
        </p>
        <p>{texts.nothing}</p>
        <ResendVerification
          email={email}
          isAsking
          isJustSent
          invalidEmail={texts.invalidEmail}
          from="register"
        />
      </Card>
    </Page>
  );
}

function LoginButton({ label, state }: { label: string; state: unknown }) {
  return <Button render={<Link to="/login" state={state} />}>{label}</Button>;
}
