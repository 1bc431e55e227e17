import { type Role, roles } from '@camp/contracts/site/roles';
import { ActionButton } from '@camp/ui/acts/ActionButton';
import { ChoiceMenu } from '@camp/ui/actions/ChoiceMenu';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import styles from './actions.module.css';

interface Props {
  label: string;
  /** Its name for assistive technology. */
  name: string;
  /** The current role; null for several users. */
  current: Role | null;
  assignable: readonly Role[];
  isSaving: boolean;
  isHeld: boolean;
  onChoose: (role: Role) => void;
}

/** A menu of all roles; only those that may be assigned can be chosen. */
export function RoleMenu(props: Props) {
  const { label, name, current, assignable, isSaving, isHeld, onChoose } = props;
  const { roleChoices } = useMessages(listMessages);
  const options = roles.map((role) => ({
    value: role,
    label: roleChoices[role],
    isDisabled: !assignable.includes(role),
  }));

  return (
    <ChoiceMenu
      label={name}
      value={current}
      options={options}
      isDisabled={assignable.length === 0}
      isHeld={isSaving || isHeld}
      onChoose={(role) => {
        if (role !== current) onChoose(role);
      }}
      trigger={
        <ActionButton
          isAllowed={assignable.length > 0}
          isSaving={isSaving}
          isHeld={isHeld}
          {...(!isSaving && { 'aria-label': name })}
        >
          <span className={styles.menuLabel}>
            {label}
            <Icon name="chevron-down" />
          </span>
        </ActionButton>
      }
    />
  );
}
