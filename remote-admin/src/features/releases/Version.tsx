import type { Generation } from '@camp/contracts/staff/releases';
import { Badge } from '@camp/ui/data/Badge';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import styles from './releases.module.css';

type Build = Generation['builds'][number];

interface Props {
  version: string;
  /** True if its generation brought it; it is then bold and marked as new. */
  isNew?: boolean;
}

/** Shows how often a build was loaded and failed; nothing if no browser has reported it. */
export function Served({ loads, failures }: Pick<Build, 'loads' | 'failures'>) {
  const texts = useMessages(messages);
  const language = useLanguage();
  if (loads + failures === 0) return null;

  return (
    <small className={styles.served}>
      {texts.served({
        loads: formatNumber(loads, language),
        failures: formatNumber(failures, language),
      })}
    </small>
  );
}

export function Version({ version, isNew = false }: Props) {
  const texts = useMessages(messages);

  return (
    <span className={styles.version} data-new={isNew}>
      <code>{version}</code> {isNew && <Badge tone="accent">{texts.isNew}</Badge>}
    </span>
  );
}
