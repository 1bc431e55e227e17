import { brand } from '@camp/shell-api';
import styles from './TopBar.module.css';

export function TopBar() {
  return (
    <div className={styles.bar}>
      <p className={styles.content}>
        <span>{brand.location}</span>
        <a href={`mailto:${brand.mailboxes.general}`}>{brand.mailboxes.general}</a>
      </p>
    </div>
  );
}
