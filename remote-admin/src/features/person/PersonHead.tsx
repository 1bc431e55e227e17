import type { PersonFacts } from '@camp/contracts/staff/person';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { pictureOf } from '@camp/contracts/site/picture-address';
import { Link } from '@camp/shell-api';
import { Avatar } from '@camp/ui/data/Avatar';
import { Badge } from '@camp/ui/data/Badge';
import { RoleBadge } from '@camp/ui/data/RoleBadge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import { messages } from './messages.ts';
import styles from './person.module.css';

interface Props {
  user: StaffUser;
  facts: PersonFacts | null;
}

const isLocked = (facts: PersonFacts | null) =>
  facts !== null &&
  (facts.lock.until !== null || facts.lock.passwords_paused || facts.lock.codes_paused);

/** Picture, username and role, and anything that is wrong with the account. */
export function PersonHead({ user, facts }: Props) {
  const texts = useMessages(messages);
  const { roles } = useMessages(listMessages);
  const { username, email_verified, suspension, role } = user;

  return (
    <div className={styles.head}>
      <Avatar src={pictureOf(user)} size={56} />
      <div className={styles.names}>
        <p className={styles.username}>@{username}</p>
        <p className={styles.states}>
          <RoleBadge role={role}>{roles[role]}</RoleBadge>
          {suspension && <Badge tone="danger">{texts.states.suspended}</Badge>}
          {isLocked(facts) && <Badge tone="warning">{texts.states.locked}</Badge>}
          {email_verified === 0 && <Badge tone="warning">{texts.states.unverified}</Badge>}
        </p>
      </div>
      <Link to={`/u/${username}`} className={styles.profile}>
        {texts.publicProfile}
      </Link>
    </div>
  );
}
