import { roles } from '@camp/contracts/roles';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { SelectField } from '@camp/ui/fields/SelectField';
import styles from './Filters.module.css';
import { type FilterName, filteredBy, filterNames } from './list-state.ts';
import { messages } from './messages.ts';
import { useRoleNames } from './role-names.ts';
import { SearchBox } from './SearchBox.tsx';
import type { ListControls } from './useListState.ts';

/** Search and the three filters; every change asks the server. */
export function Filters({ list: { state, go, search } }: { list: ListControls }) {
  const { columns } = useMessages(messages);
  const options = useOptions();

  return (
    <search className={styles.bar}>
      <div className={styles.search}>
        <SearchBox value={state.search} onSearch={search} />
      </div>
      {filterNames.map((name) => (
        <SelectField
          key={name}
          label={columns[name]}
          options={options[name]}
          value={state[name] ?? ''}
          onChange={({ currentTarget }) => go(filteredBy(state, name, currentTarget.value))}
        />
      ))}
    </search>
  );
}

type Options = Record<FilterName, { value: string; label: string }[]>;

function useOptions(): Options {
  const { anyRole, everyone, subscribers, unsubscribed, verified, unverified } =
    useMessages(messages).choices;
  const roleNames = useRoleNames();

  return {
    role: [
      { value: '', label: anyRole },
      ...roles.map((role) => ({ value: role, label: roleNames[role] })),
    ],
    subscriber: [
      { value: '', label: everyone },
      { value: '1', label: subscribers },
      { value: '0', label: unsubscribed },
    ],
    verified: [
      { value: '', label: everyone },
      { value: '1', label: verified },
      { value: '0', label: unverified },
    ],
  };
}
