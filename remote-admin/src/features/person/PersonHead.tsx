import type { PersonFacts } from '@camp/contracts/staff/person';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { pictureOf } from '@camp/contracts/site/picture-address';
import { Link } from '@camp/shell-api';
import { Avatar } from '@camp/ui/data/Avatar';
import { RoleBadge } from '@camp/ui/data/RoleBadge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import { StateBadges } from '#features/staff-users/person-state.tsx';
import { messages } from './messages.ts';
import styles from './person.module.css';

interface Props {
  user: StaffUser;
  facts: PersonFacts | null;
}

/** Picture, username and role, and anything that is wrong with the account. */
export function PersonHead({ user, facts }: Props) {
  const texts = useMessages(messages);
  const { roles } = useMessages(listMessages);
  const { username, suspension, role } = user;

  return (
    <div className={styles.head}>
      <Avatar src={pictureOf(user)} size={56} />
      <div className={styles.names}>
        <p className={styles.username}>@{username}</p>
        <p className={styles.states}>
          <RoleBadge role={role}>{roles[role]}</RoleBadge>
          <StateBadges user={user} lock={facts?.lock} />
        </p>
      </div>
      {!suspension && (
        <Link to={`/u/${username}`} className={styles.profile}>
          {texts.publicProfile}
        </Link>
      )}
    </div>
  );
}
