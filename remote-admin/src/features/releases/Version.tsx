import type { Generation } from '@camp/contracts/releases';
import { Badge } from '@camp/ui/Badge';
import { useMessages } from '@camp/ui/language';
import { messages } from './messages.ts';
import styles from './Version.module.css';

/** A part's version; one that came with its generation is bold and says so. A dash where there was no such part. */
export function Version({ part }: { part: Generation['parts'][number] | undefined }) {
  const texts = useMessages(messages);
  if (!part) return '—';
  const { version, is_new } = part;

  return (
    <span className={styles.version} data-new={is_new}>
      <code>{version}</code> {is_new && <Badge tone="accent">{texts.isNew}</Badge>}
    </span>
  );
}
