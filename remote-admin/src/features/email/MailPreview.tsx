import type { OutboxMail } from '@camp/contracts/outbox';
import { useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { Dialog } from '@camp/ui/Dialog';
import { useMessages } from '@camp/ui/language';
import { Notice } from '@camp/ui/Notice';
import { sentenceOf } from '@camp/ui/refusal-sentence';
import styles from './MailPreview.module.css';
import { messages } from './messages.ts';
import { previewQuery } from './outbox-query.ts';

interface Props {
  mail: OutboxMail;
  isOpen: boolean;
  onClose: () => void;
}

/** What a mail says, its token links hidden by the server, and its last error in full. */
export function MailPreview({ mail, isOpen, onClose }: Props) {
  const texts = useMessages(messages);

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={mail.subject}
      description={texts.to(mail.recipient)}
    >
      {mail.last_error !== null && (
        <p className={styles.error}>
          <strong>{texts.columns.lastError}</strong> <span lang="en">{mail.last_error}</span>
        </p>
      )}
      <MailText id={mail.id} />
    </Dialog>
  );
}

function MailText({ id }: { id: number }) {
  const texts = useMessages(messages);
  const { data, error, isFetching, refetch } = useQuery(previewQuery(id));

  if (data) {
    if (data.text === null) return <p role="status">{texts.notKept}</p>;
    return <pre className={styles.text}>{data.text}</pre>;
  }
  if (!error) return <p role="status">{texts.loading}</p>;
  return (
    <Notice
      tone="danger"
      action={
        <Button
          size="small"
          variant="secondary"
          pending={isFetching}
          pendingLabel={texts.loading}
          onClick={() => void refetch()}
        >
          {texts.tryAgain}
        </Button>
      }
    >
      {sentenceOf(error, texts.previewFailed)}
    </Notice>
  );
}
