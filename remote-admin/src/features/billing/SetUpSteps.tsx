import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { messages } from './messages.ts';
import styles from './SetUpSteps.module.css';

/** Says that payments are not set up, and how to set them up. */
export function SetUpSteps() {
  const { setUp } = useMessages(messages);

  return (
    <>
      <Notice tone="info">{setUp.missing}</Notice>
      <p>{setUp.how}</p>
      <ol className={styles.steps}>
        <li>
          <code>STRIPE_SECRET_KEY</code> {setUp.key}
        </li>
        <li>
          <code>STRIPE_API_BASE</code> {setUp.base}
        </li>
        <li>{setUp.restart}</li>
      </ol>
    </>
  );
}
