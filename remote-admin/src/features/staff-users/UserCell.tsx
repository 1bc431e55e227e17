import type { StaffUser } from '@camp/contracts/staff-users';
import { Link } from '@camp/shell-api';
import styles from './UserCell.module.css';

/** Display name, else username, else a dash; then the way to the public profile, and the location. */
export function UserCell({ user }: { user: StaffUser }) {
  const { display_name, username, location } = user;

  return (
    <span className={styles.user}>
      <span className={styles.name}>{display_name || username || '—'}</span>
      {username && (
        <Link to={`/u/${encodeURIComponent(username)}`} className={styles.profile}>
          @{username}
        </Link>
      )}
      {location && <span className={styles.location}>{location}</span>}
    </span>
  );
}
