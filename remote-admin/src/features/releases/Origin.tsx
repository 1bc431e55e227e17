import type { Generation } from '@camp/contracts/staff/releases';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Muted } from '@camp/ui/layout/text';
import { messages } from './messages.ts';
import styles from './releases.module.css';

/** Shows who made a generation: a person, or the API by itself. */
export function Maker({ by, made_by }: Pick<Generation, 'by' | 'made_by'>) {
  const { makers } = useMessages(messages);
  return made_by === 'person' ? by : makers[made_by];
}

/**
 * Shows if a generation was opened in a browser before it went live, if it is never taken back automatically, and if
 * browsers may keep nothing to work offline.
 */
export function SmokeStart({
  smoke,
  is_kept,
  offline,
}: Pick<Generation, 'smoke' | 'is_kept' | 'offline'>) {
  const { smoke: texts, isKept, offlineOff } = useMessages(messages);
  const language = useLanguage();

  return (
    <span className={styles.smoke}>
      {smoke?.browser === null ? (
        <Badge tone="warning">{texts.notOpened}</Badge>
      ) : (
        <Muted as="span" size="small">
          {smoke?.browser
            ? texts.opened({
                browser: shortName(smoke.browser),
                pages: formatNumber(smoke.pages, language),
                count: smoke.pages,
              })
            : texts.notPublished}
        </Muted>
      )}
      {is_kept && <Badge tone="accent">{isKept}</Badge>}
      {offline === 'off' && <Badge tone="warning">{offlineOff}</Badge>}
    </span>
  );
}

/** 'Chromium 140.0.7339.16' is 'Chromium 140'. */
const shortName = (browser: string) => browser.replace(/(\d)\.[\d.]+$/, '$1');
