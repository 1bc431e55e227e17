import type { OutboxMail } from '@camp/contracts/staff/outbox';
import { useQuery } from '@camp/shell-api';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { messages } from './messages.ts';
import styles from './outbox.module.css';
import { previewQuery } from './outbox.queries.ts';

interface Props {
  mail: OutboxMail;
  isOpen: boolean;
  onClose: () => void;
}

/** A mail's text, with its token links hidden by the server, and its last error in full. */
export function MailPreview({ mail, isOpen, onClose }: Props) {
  const texts = useMessages(messages);

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={mail.subject}
      description={texts.to({ recipient: mail.recipient })}
    >
      {mail.last_error !== null && (
        <p className={styles.lastError}>
          <strong>{texts.columns.lastError}</strong> <span lang="en">{mail.last_error}</span>
        </p>
      )}
      <MailText id={mail.id} />
    </Dialog>
  );
}

function MailText({ id }: { id: number }) {
  const texts = useMessages(messages);
  const preview = useQuery(previewQuery(id));

  return (
    <QueryView
      query={preview}
      loading={texts.loading}
      failed={errorMessage(preview.error, texts.previewFailed)}
      retry={texts.tryAgain}
    >
      {({ text }) =>
        text === null ? (
          <p role="status">{texts.notKept}</p>
        ) : (
          <pre className={styles.text}>{text}</pre>
        )
      }
    </QueryView>
  );
}
