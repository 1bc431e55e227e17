import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import { VisuallyHidden } from '#layout/text.tsx';
import styles from './Loading.module.css';
import { StillLoading } from './StillLoading.tsx';

/** Rows that are drawn: about as many as a window shows of a list. */
const rows = Array.from({ length: 8 }, (_, index) => index);

/** Stands in for a list while its rows load, as high as they will be; a whole page has `Loading`. */
export function Skeleton({ label }: { label?: string | undefined }) {
  const { loading } = useMessages(messages);

  return (
    <div role="status" data-loading>
      <VisuallyHidden>{label ?? loading}</VisuallyHidden>
      <StillLoading />
      <div className={styles.skeleton} aria-hidden="true">
        {rows.map((row) => (
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
