import type { InlinedRelease } from '@camp/release/document/release-document';
import { Button } from '@camp/ui/actions/Button';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { formatTime } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import styles from '#remotes/floating-box.module.css';
import {
  backToLiveSite,
  notifyIfEnded,
  type Override,
  overrideIn,
  watchBoots,
} from './dev-override.ts';

const messages = defineMessages({
  en: {
    label: 'Local version',
    source: (remote: string, place: string) => `${remote} comes from ${place}`,
    whose: (person: string, until: string) => `Until ${until}, and only for ${person}.`,
    back: 'Back to the live site',
    leaving: 'Going back…',
    failed: 'That did not work. Please try again.',
  },
  fr: {
    label: 'Version locale',
    source: (remote, place) => `${remote} vient de ${place}`,
    whose: (person, until) => `Pour ${person} seulement, jusqu’à ${until}.`,
    back: 'Revenir au site en ligne',
    leaving: 'Retour…',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
});

/**
 * Shows the badge if a remote is overridden. It has a root of its own, so that the way back stays when
 * anything else breaks.
 */
export function showDevOverride(release: InlinedRelease): void {
  notifyIfEnded();
  const override = overrideIn(release);
  if (!override) return;
  watchBoots(override);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<DevOverrideBadge {...override} />);
}

/** Shows which remote comes from a developer's machine, its developer, and the way back. Always in view. */
function DevOverrideBadge({ remote, url, by, until }: Override) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here');
  const time = formatTime(until, language);

  async function leave() {
    setState('leaving');
    await backToLiveSite().catch(() => setState('failed'));
  }

  return (
    <aside className={styles.place} aria-label={texts.label}>
      <div className={styles.box} data-tone="warning">
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
      </div>
    </aside>
  );
}
