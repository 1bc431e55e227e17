import type { OwnUser } from '@camp/contracts/users';
import { Card } from '@camp/ui/Card';
import styles from './AccountSummary.module.css';

const dateFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });

/** What the site knows of the person, in short. */
export function AccountSummary({ user }: { user: OwnUser }) {
  return (
    <Card title="Your account">
      <dl className={styles.facts}>
        <dt>Username</dt>
        <dd>{user.username}</dd>
        <dt>Email</dt>
        <dd>{user.email}</dd>
        <dt>Member since</dt>
        <dd>
          <time dateTime={user.created_at}>{dateFormat.format(new Date(user.created_at))}</time>
        </dd>
      </dl>
    </Card>
  );
}
