import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import styles from './EmergencyCall.module.css';
import { messages } from './messages.ts';

/** What to do before reading any further. No live alert: it stands there from the start. */
export function EmergencyCall() {
  const { call, onlyLinks } = useMessages(messages);

  return (
    <div className={styles.emergency}>
      <Icon name="warning" />
      <p>
        <strong className={styles.call}>
          {call} <a href="tel:911">9-1-1</a>.
        </strong>{' '}
        {onlyLinks}
      </p>
    </div>
  );
}
