import { roles } from '@camp/contracts/roles';
import { SelectField } from '@camp/ui/SelectField';
import styles from './Filters.module.css';
import { type FilterName, filteredBy, type ListState } from './list-state.ts';
import { roleNames } from './role-names.ts';
import { SearchBox } from './SearchBox.tsx';

const choices: Record<FilterName, { label: string; options: { value: string; label: string }[] }> =
  {
    role: {
      label: 'Role',
      options: [
        { value: '', label: 'Any role' },
        ...roles.map((role) => ({ value: role, label: roleNames[role] })),
      ],
    },
    subscriber: {
      label: 'Subscriber',
      options: [
        { value: '', label: 'Everyone' },
        { value: '1', label: 'Subscribers' },
        { value: '0', label: 'Not subscribed' },
      ],
    },
    verified: {
      label: 'Verified',
      options: [
        { value: '', label: 'Everyone' },
        { value: '1', label: 'Verified' },
        { value: '0', label: 'Not verified' },
      ],
    },
  };

const filterNames = ['role', 'subscriber', 'verified'] as const;

interface Props {
  state: ListState;
  onChange: (next: ListState) => void;
}

/** Search and the three filters; every change asks the server. */
export function Filters({ state, onChange }: Props) {
  return (
    <search className={styles.bar}>
      <div className={styles.search}>
        <SearchBox initial={state.search} onSearch={(search) => onChange({ ...state, search })} />
      </div>
      {filterNames.map((name) => (
        <SelectField
          key={name}
          label={choices[name].label}
          options={choices[name].options}
          value={state[name] ?? ''}
          onChange={({ currentTarget }) => onChange(filteredBy(state, name, currentTarget.value))}
        />
      ))}
    </search>
  );
}
