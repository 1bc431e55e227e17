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
  served,
  is_kept,
  offline,
}: Pick<Generation, 'smoke' | 'served' | 'is_kept' | 'offline'>) {
  const { isKept, offlineOff } = useMessages(messages);
  if (!smoke && !is_kept && offline !== 'off') return null;

  return (
    <span className={styles.smoke}>
      {smoke && <Opening smoke={smoke} isSeen={Boolean(served?.visitors)} />}
      {is_kept && <Badge tone="accent">{isKept}</Badge>}
      {offline === 'off' && <Badge tone="warning">{offlineOff}</Badge>}
    </span>
  );
}

interface OpeningProps {
  smoke: NonNullable<Generation['smoke']>;
  /** True if visitors have opened it since: their number says more. */
  isSeen: boolean;
}

function Opening({ smoke, isSeen }: OpeningProps) {
  const text = useSmokeText()(smoke);

  if (smoke.browser === null && !isSeen) return <Badge tone="warning">{text}</Badge>;
  return (
    <Muted as="span" size="small">
      {text}
    </Muted>
  );
}

function useSmokeText(): (smoke: NonNullable<Generation['smoke']>) => string {
  const { smoke: texts } = useMessages(messages);
  const language = useLanguage();

  return ({ browser, pages }) => {
    if (browser === null) return texts.notOpened;
    const number = formatNumber(pages, language);
    return texts.opened({ browser: shortName(browser), pages: number, count: pages });
  };
}

/** 'Chromium 140.0.7339.16' is 'Chromium 140'. */
const shortName = (browser: string) => browser.replace(/(\d)\.[\d.]+$/, '$1');
