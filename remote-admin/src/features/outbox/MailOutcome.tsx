import type { OutboxMail } from '@camp/contracts/outbox';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import { useEffect, useRef } from 'react';
import styles from './MailOutcome.module.css';
import { messages } from './messages.ts';

/** How a test mail or a retry ended. */
export type Outcome = { deed: 'test' | 'retry' } & ({ mail: OutboxMail } | { error: unknown });

/** Says how a deed ended; takes the focus, for what was pressed may be gone (WCAG 2.4.3). */
export function MailOutcome({ outcome }: { outcome: Outcome | null }) {
  const frame = useRef<HTMLDivElement>(null);
  const { done, failed } = useMessages(messages);

  useEffect(() => {
    if (outcome) frame.current?.focus();
  }, [outcome]);

  if (!outcome) return null;
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {'mail' in outcome ? (
        <Notice tone="success">{done[outcome.deed](outcome.mail)}</Notice>
      ) : (
        <Notice tone="danger">{sentenceOf(outcome.error, failed[outcome.deed])}</Notice>
      )}
    </div>
  );
}
