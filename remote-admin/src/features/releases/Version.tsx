import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import styles from './releases.module.css';

interface Props {
  version: string;
  /** Whether its generation brought it; it is then bold and marked as new. */
  isNew?: boolean;
}

export function Version({ version, isNew = false }: Props) {
  const texts = useMessages(messages);

  return (
    <span className={styles.version} data-new={isNew}>
      <code>{version}</code> {isNew && <Badge tone="accent">{texts.isNew}</Badge>}
    </span>
  );
}
