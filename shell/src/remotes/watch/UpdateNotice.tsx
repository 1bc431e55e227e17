import { Button } from '@camp/ui/actions/Button';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { useSyncExternalStore } from 'react';
import styles from '#remotes/floating-box.module.css';
import { dispatchUpdate, noUpdate, readUpdate, subscribeToUpdate } from './update-state.ts';
import type { Texts } from '#texts.d.ts';
import en from './UpdateNotice.en.json' with { type: 'json' };
import fr from './UpdateNotice.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['remotes/watch/UpdateNotice']>({ en, fr });

/** Offers a reload once a new version is ready. The region is always there, so that its text is announced. */
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

  /* The button disappears, so focus moves to the content. */
  function dismiss() {
    dispatchUpdate({ type: 'dismissed' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.box}>
      <p className={styles.text}>{ready}</p>
      <Cluster gap="8px">
        <Button size="small" onClick={() => globalThis.location.reload()}>
          {reload}
        </Button>
        <Button size="small" variant="ghost" onClick={dismiss}>
          {dismissLabel}
        </Button>
      </Cluster>
    </div>
  );
}
