import type { MailState, OutboxMail } from '@camp/contracts/outbox';
import { useInfiniteQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import { useState } from 'react';
import type { Outcome } from './MailOutcome.tsx';
import { MailPreview } from './MailPreview.tsx';
import { MailTable } from './MailTable.tsx';
import { messages } from './messages.ts';
import styles from './Outbox.module.css';
import { outboxQuery } from './outbox-query.ts';
import { StateFilter } from './StateFilter.tsx';

interface Props {
  /** The only state to show; every state when absent. */
  state: MailState | undefined;
  onOutcome: (outcome: Outcome) => void;
}

/** The mails in one of the list's four states; those already here stay while others are fetched. */
export function Outbox({ state, onOutcome }: Props) {
  const texts = useMessages(messages);
  const [previewed, setPreviewed] = useState<OutboxMail | null>(null);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const query = useInfiniteQuery({
    ...outboxQuery(state),
    /* The row to which the focus goes back must not leave the list meanwhile. */
    ...(isPreviewOpen && { refetchInterval: false }),
  });
  const { error, isPlaceholderData } = query;

  function preview(mail: OutboxMail) {
    setPreviewed(mail);
    setPreviewOpen(true);
  }

  return (
    <QueryView
      query={query}
      title={texts.loadFailed}
      failed={(reason) => sentenceOf(reason, texts.loadFailedText)}
    >
      {(data) => (
        <div className={styles.outbox} aria-busy={isPlaceholderData} data-stale={isPlaceholderData}>
          <StateFilter current={state} counts={data.pages[0]?.counts} />
          {query.isRefetchError && (
            <Notice tone="warning">{sentenceOf(error, texts.refreshFailed)}</Notice>
          )}
          <MailTable
            state={state}
            pages={data.pages}
            query={query}
            onOutcome={onOutcome}
            onPreview={preview}
          />
          {previewed && (
            <MailPreview
              key={previewed.id}
              mail={previewed}
              isOpen={isPreviewOpen}
              onClose={() => setPreviewOpen(false)}
            />
          )}
        </div>
      )}
    </QueryView>
  );
}
