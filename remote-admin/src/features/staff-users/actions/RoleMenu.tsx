import { type Role, roles } from '@camp/contracts/roles';
import { ChoiceMenu } from '@camp/ui/actions/ChoiceMenu';
import { Icon } from '@camp/ui/artwork/Icon';
import { ActionButton } from './ActionButton.tsx';
import styles from './RoleMenu.module.css';
import { useRoleNames } from '#features/staff-users/role-names.ts';

interface Props {
  label: string;
  /** What assistive technology calls it. */
  name: string;
  /** The role now; null where several users have different ones. */
  current: Role | null;
  assignable: readonly Role[];
  isSaving: boolean;
  isHeld: boolean;
  onChoose: (role: Role) => void;
}

/** Every role, of which those can be chosen that may be assigned. */
export function RoleMenu(props: Props) {
  const { label, name, current, assignable, isSaving, isHeld, onChoose } = props;
  const roleNames = useRoleNames();
  const options = roles.map((role) => ({
    value: role,
    label: roleNames[role],
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
          <span className={styles.label}>
            {label}
            <Icon name="chevron-down" />
          </span>
        </ActionButton>
      }
    />
  );
}
