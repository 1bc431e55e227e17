import type { StaffUser } from '@camp/contracts/staff-users';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { nameOf } from './actions/name-of.ts';
import styles from './IdCell.module.css';
import { messages } from './messages.ts';
import { canBeActedOn, type Selection } from './selection.ts';

interface Props {
  user: StaffUser;
  selection: Selection;
}

/** The id, and the box that selects the row where staff may act on it. */
export function IdCell({ user, selection }: Props) {
  const { select } = useMessages(messages);

  return (
    <span className={styles.id}>
      {canBeActedOn(user) && (
        <input
          type="checkbox"
          className={styles.box}
          aria-label={select(nameOf(user))}
          checked={selection.ids.has(user.id)}
          onChange={() => selection.toggle(user.id)}
        />
      )}
      <span className={styles.number}>{user.id}</span>
    </span>
  );
}
