import { errorMessage } from '@camp/ui/i18n/error-message';
import styles from './display.module.css';

interface Props {
  error: unknown;
  /** What did not work, in the words of docs/specification.md#error-catalogue. */
  text: string;
}

/** Says that an action failed and, below, why in the server's words, if it gave any. */
export function ActionFailure({ error, text }: Props) {
  const reason = errorMessage(error, '');

  return (
    <div role="alert" className={styles.failure}>
      <p>{text}</p>
      {reason && <p>{reason}</p>}
    </div>
  );
}
