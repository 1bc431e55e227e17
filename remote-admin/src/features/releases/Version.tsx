import type { Ending } from '@camp/contracts/staff/release-visitors';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import styles from './releases.module.css';
import { useEndingText } from './VisitorsFailed.tsx';

interface Props {
  version: string;
  /** True if its generation brought it; it is then bold and marked as new. */
  isNew?: boolean;
  /** Why it was ended or taken back automatically, if it ever was. */
  bad?: Ending | undefined;
}

export function Version({ version, isNew = false, bad }: Props) {
  const texts = useMessages(messages);
  const endingText = useEndingText();

  return (
    <span className={styles.version} data-new={isNew}>
      <code>{version}</code> {isNew && <Badge tone="accent">{texts.isNew}</Badge>}
      {bad && <Badge tone="danger">{texts.bad({ what: endingText(bad) })}</Badge>}
    </span>
  );
}
