import { JsonView } from '@camp/ui/data/JsonView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/VisuallyHidden';
import styles from './diagnostics.module.css';
import { messages } from './messages.ts';

/** An answer as the server gave it, behind a toggle. */
export function RawJson({ value, of }: { value: unknown; of: string }) {
  const { raw } = useMessages(messages);

  return (
    <details className={styles.raw}>
      <summary>
        {raw}
        <VisuallyHidden> ({of})</VisuallyHidden>
      </summary>
      <JsonView value={value} label={`${raw} (${of})`} collapsedLines={Number.POSITIVE_INFINITY} />
    </details>
  );
}
