import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useSyncExternalStore } from 'react';
import { messages } from './messages.ts';
import { noUpdate } from './update-state.ts';
import { readUpdate, subscribeToUpdate, tellUpdate } from './update-store.ts';
import styles from './UpdateNotice.module.css';

/** Offers a new version that waits. The region is always there, so that its text is announced. */
export function UpdateNotice() {
  const update = useSyncExternalStore(subscribeToUpdate, readUpdate, () => noUpdate);
  const isShown = update.status === 'ready' && update.offer === 'shown';

  return (
    <div role="status" className={styles.place} data-update={update.status}>
      {isShown && <Offer />}
    </div>
  );
}

function Offer() {
  const { ready, reload, dismiss: dismissLabel } = useMessages(messages);

  /* The button is about to go, and takes no focus with it. */
  function dismiss() {
    tellUpdate({ type: 'dismissed' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.offer}>
      <p className={styles.text}>{ready}</p>
      <div className={styles.choices}>
        <Button size="small" onClick={() => globalThis.location.reload()}>
          {reload}
        </Button>
        <Button size="small" variant="ghost" onClick={dismiss}>
          {dismissLabel}
        </Button>
      </div>
    </div>
  );
}
