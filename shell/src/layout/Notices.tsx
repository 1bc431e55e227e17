import { dismissNotice, readNotices, subscribeToNotices } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { useEffect, useSyncExternalStore } from 'react';
import { showKeptNotices } from '#remotes/contain/kept-notices.ts';
import { messages } from './messages.ts';
import styles from './ShellLayout.module.css';

/** Short messages that any remote can show with `notify`. */
export function Notices() {
  const notices = useSyncExternalStore(subscribeToNotices, readNotices, readNotices);
  const { dismiss } = useMessages(messages);
  useEffect(showKeptNotices, []);

  return (
    <div className={styles.notices} aria-live="polite">
      {notices.map(({ id, tone, text }) => (
        <Notice
          key={id}
          tone={tone}
          action={
            <Button size="small" variant="ghost" onClick={() => dismissNotice(id)}>
              {dismiss}
            </Button>
          }
        >
          {text}
        </Notice>
      ))}
    </div>
  );
}
