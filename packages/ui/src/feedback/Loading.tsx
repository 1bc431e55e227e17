import { useMessages } from '#i18n/define-messages.ts';
import styles from './Loading.module.css';
import { StillLoading } from './StillLoading.tsx';
import { messages } from '#i18n/messages.ts';

/** Says that something is loading; appears only after a short delay. A smoke start waits until none is left. */
export function Loading({ label }: { label?: string | undefined }) {
  const { loading } = useMessages(messages);

  return (
    <div role="status" className={styles.loading} data-loading>
      <svg viewBox="0 0 64 40" width="96" height="60" aria-hidden="true">
        <path className={styles.ridge} d="M2 38 20 12l9 12 9-16 24 30Z" pathLength="1" />
      </svg>
      <p>{label ?? loading}</p>
      <StillLoading />
    </div>
  );
}
