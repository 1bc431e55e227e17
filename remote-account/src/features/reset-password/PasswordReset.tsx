import { Link, useNavigate } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { useEffect, useRef } from 'react';
import { messages } from './messages.ts';

/** How long the message shows before the login page opens. */
const redirectAfterMs = 1_200;

/** Says that it worked, then leads to the login; the spent link stays out of the history. */
export function PasswordReset() {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const message = useRef<HTMLDivElement>(null);

  useEffect(() => {
    /* The form that had the focus is gone (WCAG 2.4.3). */
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
