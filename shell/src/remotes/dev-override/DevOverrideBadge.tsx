import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatTime } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useState } from 'react';
import { messages } from './messages.ts';
import { backToLiveSite, type Override } from './dev-override.ts';
import styles from './DevOverrideBadge.module.css';

/** Always in sight while a remote comes from somebody's own machine: which one, for whom, and the way back. */
export function DevOverrideBadge({ remote, url, by, until }: Override) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here');
  const time = formatTime(until, language);

  async function leave() {
    setState('leaving');
    await backToLiveSite().catch(() => setState('failed'));
  }

  return (
    <aside className={styles.badge} aria-label={texts.label}>
      <div className={styles.text}>
        <p>
          <strong>{texts.source(remote, new URL(url).host)}</strong>
        </p>
        <p>{texts.whose(by, time)}</p>
        <p role="status">{state === 'failed' && texts.failed}</p>
      </div>
      <Button
        size="small"
        pending={state === 'leaving'}
        pendingLabel={texts.leaving}
        onClick={() => void leave()}
      >
        {texts.back}
      </Button>
    </aside>
  );
}
