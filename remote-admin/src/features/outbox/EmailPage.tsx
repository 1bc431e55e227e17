import { Button } from '@camp/ui/actions/Button';
import { Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { useEffect, useRef, useState } from 'react';
import { useQueryState } from '@camp/staff/filters/useQueryState';
import { StaffPage } from '@camp/staff/layout/StaffPage';
import { messages } from './messages.ts';
import { Outbox } from './Outbox.tsx';
import { mailForm, type Outcome, useTestMail } from './outbox.queries.ts';
import styles from './outbox.module.css';

/**
 * The outbox: every mail, its state, and what to do about those that were not sent
 * (docs/decisions/staff.md#0026).
 */
export default function EmailPage() {
  const texts = useMessages(messages);
  const list = useQueryState(mailForm, { isOneEntry: true });
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      actions={<TestMailButton onOutcome={setOutcome} />}
    >
      <MailOutcome outcome={outcome} />
      <Outbox list={list} onOutcome={setOutcome} />
    </StaffPage>
  );
}

function TestMailButton({ onOutcome }: { onOutcome: (outcome: Outcome) => void }) {
  const texts = useMessages(messages);
  const test = useTestMail(onOutcome);

  return (
    <Button
      size="small"
      pending={test.isPending}
      pendingLabel={texts.sendingTest}
      onClick={() => test.mutate()}
    >
      {texts.sendTest}
    </Button>
  );
}

/** Says how an action ended; takes the focus, because the button pressed may be gone (WCAG 2.4.3). */
function MailOutcome({ outcome }: { outcome: Outcome | null }) {
  const frame = useRef<HTMLDivElement>(null);
  const texts = useMessages(messages);

  useEffect(() => {
    if (outcome) frame.current?.focus();
  }, [outcome]);

  if (!outcome) return null;
  return (
    <div ref={frame} tabIndex={-1} className={styles.outcome}>
      {'error' in outcome ? (
        <Notice tone="danger">{errorMessage(outcome.error, texts.failed[outcome.action])}</Notice>
      ) : (
        <Notice tone="success">
          <Done outcome={outcome} />
        </Notice>
      )}
    </div>
  );
}

function Done({ outcome }: { outcome: Exclude<Outcome, { error: unknown }> }) {
  const { done } = useMessages(messages);

  if (outcome.action === 'retryAll') return done.retryAll({ retried: outcome.retried });
  return done[outcome.action](outcome.mail);
}
