import { Link, useLocation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { useEffect } from 'react';
import { ResendVerification } from '#features/resend-verification/ResendVerification.tsx';
import { createdMessages } from './messages.ts';

/** What follows a registration: the mail to open, a way to get it again, and the login. */
export function AccountCreated({ email }: { email: string }) {
  const { state } = useLocation();
  const texts = useMessages(createdMessages);

  /* The form that had the focus is gone (WCAG 2.4.3); the heading also brings the page back to its top. */
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
