import { brand } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { EmptyState } from '@camp/ui/feedback/EmptyState';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { MailLink } from '#links/MailLink.tsx';
import { messages } from './messages.ts';
import styles from './StoreFront.module.css';

/** Shown where no account with the store's provider is set up. */
export function StoreClosed() {
  const { title, text, write } = useMessages(messages).closed;

  return (
    <div className={styles.front}>
      <EmptyState
        title={title}
        action={
          <Button render={<MailLink address={brand.mailboxes.merchandise} />}>{write}</Button>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
