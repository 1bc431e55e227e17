import { brand } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import styles from './TopBar.module.css';

export function TopBar() {
  const { location } = useMessages(messages);

  return (
    <div className={styles.bar}>
      <p className={styles.content}>
        <span>{location}</span>
        <a href={`mailto:${brand.mailboxes.general}`}>{brand.mailboxes.general}</a>
      </p>
    </div>
  );
}
