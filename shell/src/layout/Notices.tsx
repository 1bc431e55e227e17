import {
  dismissNotice,
  holdNotices,
  readNotices,
  releaseNotices,
  subscribeToNotices,
} from '@camp/shell-api';
import { Icon } from '@camp/ui/artwork/Icon';
import { Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useSyncExternalStore } from 'react';
import { showKeptNotices } from '#remotes/contain/kept-notices.ts';
import { messages } from './messages.ts';
import styles from './Notices.module.css';

/** Short messages that any remote can show with `notify`, the newest of them at a time. */
export function Notices() {
  const notices = useSyncExternalStore(subscribeToNotices, readNotices, readNotices);
  const { dismiss } = useMessages(messages);
  useEffect(showKeptNotices, []);

  function leave(id: number) {
    releaseNotices();
    dismissNotice(id);
  }

  return (
    <div
      className={styles.notices}
      aria-live="polite"
      onPointerEnter={holdNotices}
      onPointerLeave={releaseNotices}
      onFocus={holdNotices}
      onBlur={releaseNotices}
    >
      {notices.slice(-1).map(({ id, tone, text }) => (
        <Notice
          key={id}
          tone={tone}
          action={
            <button
              type="button"
              className={styles.dismiss}
              aria-label={dismiss}
              title={dismiss}
              onClick={() => leave(id)}
            >
              <Icon name="close" />
            </button>
          }
        >
          {text}
        </Notice>
      ))}
    </div>
  );
}
