import { useMessages } from '@camp/ui/i18n/define-messages';
import { Button } from '@camp/ui/actions/Button';
import { Notice } from '@camp/ui/feedback/Notice';
import type { EnrollFailure } from './enroll-failure.ts';
import styles from './EnrollTrouble.module.css';
import { messages } from './messages.ts';
import { NewToken } from './NewToken.tsx';

interface Props {
  failure: EnrollFailure;
  onToken: (token: string) => void;
  onRetry?: () => void;
}

/** What keeps the enrollment from going on, and the way out. */
export function EnrollTrouble({ failure, onToken, onRetry }: Props) {
  const { tryAgain } = useMessages(messages);

  return (
    <div className={styles.trouble}>
      <Notice tone="danger">{failure.text}</Notice>
      {failure.isAboutToken && <NewToken onToken={onToken} />}
      {!failure.isAboutToken && onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
    </div>
  );
}
