import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import styles from './Version.module.css';

interface Props {
  version: string;
  /** Whether it came with its generation; it is bold then, and says so. */
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
