import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from '#features/staff-users/messages.ts';
import type { Selection } from '#features/staff-users/selection.ts';
import { canBeActedOn } from '#features/staff-users/staff-user.ts';
import { startTransition, useOptimistic } from 'react';
import styles from './cells.module.css';

interface Props {
  users: readonly StaffUser[];
  selection: Selection;
}

/** The box that selects every row of the page that staff may act on. */
export function SelectAll({ users, selection: { ids, toggleAll } }: Props) {
  const { selectAll } = useMessages(messages);
  const all = users.filter(canBeActedOn);
  const open = all.length;
  const selected = all.filter(({ id }) => ids.has(id)).length;
  const [isChecked, showChecked] = useOptimistic(selected === open);
  if (open === 0) return null;

  /* A hundred rows take a while: the box shows first that the press has arrived. */
  const toggle = () =>
    startTransition(() => {
      showChecked(!isChecked);
      toggleAll();
    });

  return (
    <label className={styles.all} data-label={selectAll}>
      <input
        type="checkbox"
        className={styles.checkbox}
        aria-label={selectAll}
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = !isChecked && selected > 0 && selected < open;
        }}
        onChange={toggle}
      />
    </label>
  );
}
