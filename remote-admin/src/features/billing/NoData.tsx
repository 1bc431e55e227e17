import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import styles from './NoData.module.css';

export function NoData() {
  const { noData } = useMessages(messages);

  return (
    <p role="status" className={styles.none}>
      {noData}
    </p>
  );
}
