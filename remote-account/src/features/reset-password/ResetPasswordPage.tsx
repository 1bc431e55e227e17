import { Link, useNavigate } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { useEffect, useRef, useState } from 'react';
import { useHeadingFocus } from '#forms/useHeadingFocus.ts';
import { useMailedToken } from '#forms/useMailedToken.ts';
import { SignInPage } from '#sign-in-page/SignInPage.tsx';
import { messages } from './messages.ts';
import type { LinkFailure } from './reset-form.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** The target of the link in the reset mail. */
export default function ResetPasswordPage() {
  const texts = useMessages(messages);
  const token = useMailedToken();
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<LinkFailure | 'missing' | null>(token ? null : 'missing');
  useHeadingFocus(refusal ? 'refused' : 'asking');

  if (isDone) {
    return (
      <SignInPage title={texts.title}>
        <PasswordReset />
      </SignInPage>
    );
  }
  if (refusal) {
    return (
      <SignInPage title={texts.title} description={texts.description}>
        <NoLink text={refusal === 'missing' ? texts.missingToken : texts.failed[refusal]} />
      </SignInPage>
    );
  }
  return (
    <SignInPage title={texts.title} lead={texts.lead} description={texts.description}>
      <ResetPasswordForm token={token} onDone={() => setDone(true)} onRefused={setRefusal} />
    </SignInPage>
  );
}

/** A link that cannot be used: why, and the way to a new one. */
function NoLink({ text }: { text: string }) {
  const { why, requestNew, toLogin } = useMessages(messages);

  return (
    <>
      <Notice tone="danger">{text}</Notice>
      <p>{why}</p>
      <Button render={<Link to="/forgot-password" />}>{requestNew}</Button>
      <p>
        <Link to="/login">{toLogin}</Link>
      </p>
    </>
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
