import { Link, useNavigate } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { useEffect, useRef, useState } from 'react';
import { useMailedToken } from '#forms/useMailedToken.ts';
import { SignInPage } from '#sign-in-page/SignInPage.tsx';
import { messages } from './messages.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** The target of the link in the reset mail. */
export default function ResetPasswordPage() {
  const texts = useMessages(messages);
  const token = useMailedToken();
  const [isDone, setDone] = useState(false);

  if (isDone) {
    return (
      <SignInPage title={texts.title}>
        <PasswordReset />
      </SignInPage>
    );
  }
  return (
    <SignInPage title={texts.title} lead={texts.lead} description={texts.description}>
      {token ? (
        <ResetPasswordForm token={token} onDone={() => setDone(true)} />
      ) : (
        <>
          <Notice tone="danger">{texts.missingToken}</Notice>
          <Button render={<Link to="/forgot-password" />}>{texts.requestNew}</Button>
        </>
      )}
    </SignInPage>
  );
}

/** Delay before the login page opens, in milliseconds. */
const redirectAfterMs = 1_200;

/** Confirms the reset, then opens the login page; the used link is replaced in the history. */
function PasswordReset() {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const message = useRef<HTMLDivElement>(null);

  useEffect(() => {
    /* The form that had focus is gone (WCAG 2.4.3). */
    message.current?.focus();
    const timer = setTimeout(() => void navigate('/login', { replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <div ref={message} tabIndex={-1}>
      <Notice tone="success">
        {texts.done}{' '}
        <Link to="/login" replace>
          {texts.toLogin}
        </Link>
      </Notice>
    </div>
  );
}
