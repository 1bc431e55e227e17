import { roles } from '@camp/contracts/site/roles';
import { userSearchLength } from '@camp/contracts/staff/staff-users';
import { SearchField } from '@camp/ui/fields/SearchField';
import { SelectField } from '@camp/ui/fields/SelectField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useDraft } from '#forms/useDraft.ts';
import { filteredBy, type FilterName, filterNames, type ListControls } from './users.queries.ts';
import { messages } from './messages.ts';
import styles from './users.module.css';

/** Wait after the last keystroke before the server is asked, in milliseconds. */
const typingPauseMs = 300;

/** The search and the three filters; each change asks the server. */
export function UsersToolbar({ list: { state, go, search } }: { list: ListControls }) {
  const { columns } = useMessages(messages);
  const options = useFilterOptions();

  return (
    <search className={styles.toolbar}>
      <div className={styles.search}>
        <SearchBox value={state.search ?? ''} onSearch={search} />
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

interface SearchProps {
  /** The search in the address. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches shortly after the last keystroke, or at once on Enter; follows the address after Back. */
function SearchBox({ value, onSearch }: SearchProps) {
  const { label, placeholder } = useMessages(messages).search;
  const draft = useDraft({ value, pauseMs: typingPauseMs, onSettle: onSearch });

  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      maxLength={userSearchLength}
      value={draft.text}
      onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && draft.settleNow()}
    />
  );
}

type Options = Record<FilterName, { value: string; label: string }[]>;

function useFilterOptions(): Options {
  const { choices, roles: roleNames } = useMessages(messages);
  const { anyRole, everyone, subscribers, unsubscribed, verified, unverified } = choices;

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
