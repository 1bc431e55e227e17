import { useSession } from '@camp/shell-api';
import { Notice } from '@camp/ui/Notice';
import styles from './ServiceBanner.module.css';

/** Says plainly that accounts cannot be reached; leaves by itself once they can. */
export function ServiceBanner() {
  const { session } = useSession();
  if (session.status !== 'unavailable') return null;

  return (
    <div className={styles.banner}>
      <Notice tone="warning">
        Accounts are unavailable for the moment. You can keep browsing; we reconnect by ourselves.
      </Notice>
    </div>
  );
}
