import { errorMessage } from '@camp/ui/i18n/error-message';
import { Notice } from '@camp/ui/feedback/Notice';
import { Stack } from '@camp/ui/layout/spacing';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  error: unknown;
  /** Says what failed, in the words of docs/specification.md#error-catalogue. */
  text: string;
}

/** Says what failed and, below, the server's reason, if there is one. */
export function FailureNotice({ error, text }: Props) {
  const reason = errorMessage(error, '');

  return (
    <FocusedNotice tone="danger" about={error}>
      <p>{text}</p>
      {reason && <p>{reason}</p>}
    </FocusedNotice>
  );
}

interface FocusedNoticeProps {
  tone: 'success' | 'danger';
  /** The result that the notice is about; each new one takes focus (WCAG 2.4.3). */
  about: unknown;
  children: ReactNode;
}

/** Says how an action ended; takes focus, because the element that had it may be gone. */
export function FocusedNotice({ tone, about, children }: FocusedNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (about) frame.current?.focus();
  }, [about]);

  return (
    <Stack ref={frame} gap="4px" tabIndex={-1}>
      <Notice tone={tone}>{children}</Notice>
    </Stack>
  );
}
