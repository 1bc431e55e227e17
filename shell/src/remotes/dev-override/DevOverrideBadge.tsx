import type { InlinedRelease } from '@camp/release/document/release-document';
import { Button } from '@camp/ui/actions/Button';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { formatTime } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { allowReloads } from '#remotes/contain/unasked-acts.ts';
import styles from '#remotes/floating-box.module.css';
import {
  backToLiveSite,
  notifyIfEnded,
  type Override,
  overrideIn,
  watchBoots,
} from './dev-override.ts';
import type { Texts } from '#texts.d.ts';
import enDevOverrideBadge from './DevOverrideBadge.en.json' with { type: 'json' };
import frDevOverrideBadge from './DevOverrideBadge.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['remotes/dev-override/DevOverrideBadge']>({
  en: enDevOverrideBadge,
  fr: frDevOverrideBadge,
});

/**
 * Shows the badge if a remote is overridden. It has a root of its own, so that the way back stays when
 * anything else breaks.
 */
export function showDevOverride(release: InlinedRelease): void {
  notifyIfEnded();
  const override = overrideIn(release);
  if (!override) return;
  if (!override.isPublished) allowReloads();
  watchBoots(override);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<DevOverrideBadge {...override} />);
}

/** Shows which remote comes from elsewhere, for whom, and the way back. Always in view. */
function DevOverrideBadge({ remote, source, isPublished, by, until }: Override) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here');
  const time = formatTime(until, language);

  async function leave() {
    setState('leaving');
    await backToLiveSite().catch(() => setState('failed'));
  }

  return (
    <aside className={styles.place} aria-label={isPublished ? texts.anotherLabel : texts.label}>
      <div className={styles.box} data-tone="warning">
        <div className={styles.text}>
          <p>
            <strong>
              {isPublished
                ? texts.another({ remote, version: source })
                : texts.source({ remote, place: source })}
            </strong>
          </p>
          <p>{texts.whose({ person: by, until: time })}</p>
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
