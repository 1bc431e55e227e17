import { useSession } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { messages } from './messages.ts';
import styles from './ServiceBanner.module.css';

/** Says plainly that accounts cannot be reached; leaves by itself once they can. */
export function ServiceBanner() {
  const { session } = useSession();
  const { accountsUnavailable } = useMessages(messages);
  if (session.status !== 'unavailable') return null;

  return (
    <div className={styles.banner}>
      <Notice tone="warning">{accountsUnavailable}</Notice>
    </div>
  );
}
