import { useMessages } from '@camp/ui/i18n/define-messages';
import { Chapter } from './Chapter.tsx';
import { messages } from './messages.ts';
import styles from './OwnerStatement.module.css';

/** Why the site exists, in its owner's words. */
export function OwnerStatement() {
  const { title, before, quote, after, signature } = useMessages(messages).owner;

  return (
    <Chapter title={title}>
      <p>{before}</p>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <p>{after}</p>
      <p className={styles.signature}>{signature}</p>
    </Chapter>
  );
}
