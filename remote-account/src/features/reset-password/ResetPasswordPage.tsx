import { Link, useLocation, useNavigate } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { useEffect, useRef, useState } from 'react';
import { SignInPage } from '#sign-in-page/SignInPage.tsx';
import { messages } from './messages.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** The target of the link in the reset mail. */
export default function ResetPasswordPage() {
  const texts = useMessages(messages);
  const token = useResetToken();
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

/**
 * Whether this document was opened by its bare address. The browser then keeps the history entry, and with
 * it a token of before; unlike a reload, that asks for a page without one.
 */
function isEnteredAnew(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  if (!(opened instanceof PerformanceNavigationTiming) || opened.type !== 'navigate') return false;
  const { pathname, search } = new URL(opened.name);
  return pathname === globalThis.location.pathname && !new URLSearchParams(search).has('token');
}

/** The token that this page keeps in its history entry, which survives a reload. */
function tokenInState(state: unknown): string {
  if (typeof state !== 'object' || state === null) return '';
  const { token } = state as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

/**
 * The token of the mailed link; empty when there is none. Once read it is removed from the address bar,
 * so that no screenshot, history list or referrer contains it (OWASP ASVS 5.0, 14.2.1).
 */
function useResetToken(): string {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('token') ?? '';
  const [token] = useState(() => inAddress || (isEnteredAnew() ? '' : tokenInState(state)));

  useEffect(() => {
    if (inAddress === '') return;
    void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, pathname, navigate]);

  return token;
}
