import type { StaffUser } from '@camp/contracts/users';
import styles from './UserCell.module.css';

/** Display name, else username, else a dash; then the username and the location. */
export function UserCell({ user }: { user: StaffUser }) {
  const { display_name, username, location } = user;

  return (
    <div className={styles.user}>
      <span className={styles.name}>{display_name || username || '—'}</span>
      {username && <span className={styles.detail}>@{username}</span>}
      {location && <span className={styles.detail}>{location}</span>}
    </div>
  );
}
