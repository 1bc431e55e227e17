import { Link, useLocation } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { Card } from '@camp/ui/Card';
import { Page } from '@camp/ui/Page';
import { useEffect } from 'react';
import { failedResendFromRegister } from '#features/resend-verification/resend-outcome.ts';
import { ResendVerification } from '#features/resend-verification/ResendVerification.tsx';

/** What follows a registration: the mail to open, a way to get it again, and the login. */
export function AccountCreated({ email }: { email: string }) {
  const { state } = useLocation();

  /* The form that had the focus is gone (WCAG 2.4.3); the heading also brings the page back to its top. */
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);

  return (
    <Page title="Account created" width="narrow">
      <Card footer={<LoginButton state={state} />}>
        <p>
          We sent a verification link to <strong>{email}</strong>. Open it within 24 hours, then log
          in.
        </p>
        <p>Nothing there? Look in the spam folder, or have it sent again.</p>
        <ResendVerification
          email={email}
          isAsking
          isJustSent
          invalidEmail="Enter a valid email first."
          outcomeOf={failedResendFromRegister}
        />
      </Card>
    </Page>
  );
}

function LoginButton({ state }: { state: unknown }) {
  return <Button render={<Link to="/login" state={state} />}>Go to login</Button>;
}
