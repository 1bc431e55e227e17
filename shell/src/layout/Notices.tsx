import { dismissNotice, readNotices, subscribeToNotices } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { Notice } from '@camp/ui/Notice';
import { useSyncExternalStore } from 'react';
import styles from './Notices.module.css';

/** Short messages that any remote may show with `notify`. */
export function Notices() {
  const notices = useSyncExternalStore(subscribeToNotices, readNotices);

  return (
    <div className={styles.stack} aria-live="polite">
      {notices.map(({ id, tone, text }) => (
        <Notice
          key={id}
          tone={tone}
          action={
            <Button size="small" variant="ghost" onClick={() => dismissNotice(id)}>
              Dismiss
            </Button>
          }
        >
          {text}
        </Notice>
      ))}
    </div>
  );
}
