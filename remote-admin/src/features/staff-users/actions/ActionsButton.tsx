import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { ComponentProps } from 'react';
import { nameOf } from '#features/staff-users/staff-user.ts';
import styles from './actions.module.css';
import { messages } from './messages.ts';

interface ActionsButtonProps extends ComponentProps<'button'> {
  user: StaffUser;
  isSaving?: boolean;
}

/** Opens the menu of a row; while something is saved it says so instead. */
export function ActionsButton({ user, isSaving = false, ...button }: ActionsButtonProps) {
  const { actionsFor, saving } = useMessages(messages);

  return (
    <button
      type="button"
      {...button}
      {...(isSaving
        ? { 'aria-disabled': true }
        : { 'aria-label': actionsFor({ name: nameOf(user) }) })}
      aria-busy={isSaving}
      className={styles.more}
    >
      {isSaving ? saving : <Icon name="more" />}
    </button>
  );
}
