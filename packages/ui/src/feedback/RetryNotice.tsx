import type { ReactNode } from 'react';
import { Button } from '#actions/Button.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import { Notice } from './Notice.tsx';

interface RetryNoticeProps {
  /** What failed. */
  children: ReactNode;
  isRetrying: boolean;
  onRetry: () => void;
  /** On the button, instead of 'Retry' and 'Loading…'. */
  retry?: string | undefined;
  retrying?: string | undefined;
}

/** Says what failed and offers to try again; smaller than an ErrorState, for a part of a page. */
export function RetryNotice({ children, isRetrying, onRetry, retry, retrying }: RetryNoticeProps) {
  const texts = useMessages(messages);

  return (
    <Notice
      tone="danger"
      action={
        <Button
          size="small"
          variant="secondary"
          pending={isRetrying}
          pendingLabel={retrying ?? texts.retrying}
          onClick={onRetry}
        >
          {retry ?? texts.retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
