import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import { VisuallyHidden } from '#layout/text.tsx';
import styles from './Loading.module.css';
import { StillLoading } from './StillLoading.tsx';

interface Props {
  label?: string | undefined;
  /** Rows that are drawn: about as many as a window shows of a list. */
  rows?: number;
}

/** Stands in for a list while its rows load, as high as they will be; a whole page has `Loading`. */
export function Skeleton({ label, rows = 8 }: Props) {
  const { loading } = useMessages(messages);

  return (
    <div role="status" data-loading>
      <VisuallyHidden>{label ?? loading}</VisuallyHidden>
      <StillLoading />
      <div className={styles.skeleton} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className={styles.row}>
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.bar} />
          </span>
        ))}
      </div>
    </div>
  );
}
