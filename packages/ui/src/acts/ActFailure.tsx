import { errorMessage } from '#i18n/error-message.ts';
import styles from './acts.module.css';

interface Props {
  error: unknown;
  /** Says what failed, in the words of docs/specification.md#error-catalogue. */
  text: string;
}

/** Says that an act failed and, below, why in the server's words, if it gave any. */
export function ActFailure({ error, text }: Props) {
  const reason = errorMessage(error, '');

  return (
    <div role="alert" className={styles.failure}>
      <p>{text}</p>
      {reason && <p>{reason}</p>}
    </div>
  );
}
