import { useSearchParams } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import { StaffPage } from '#layout/StaffPage.tsx';
import { type Outcome, MailOutcome } from './MailOutcome.tsx';
import { messages } from './messages.ts';
import { Outbox } from './Outbox.tsx';
import { stateIn } from './outbox-query.ts';
import { TestMailButton } from './TestMailButton.tsx';

/**
 * The outbox: every mail, its state, and what to do about those that did not leave
 * (docs/decisions/0026-outbox-page.md).
 */
export default function EmailPage() {
  const texts = useMessages(messages);
  const [params] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      width="wide"
      actions={<TestMailButton onOutcome={setOutcome} />}
    >
      <MailOutcome outcome={outcome} />
      <Outbox state={stateIn(params)} onOutcome={setOutcome} />
    </StaffPage>
  );
}
