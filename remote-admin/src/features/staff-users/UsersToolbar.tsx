import { withQuery } from '@camp/contracts/client/query-string';
import { roles } from '@camp/contracts/site/roles';
import {
  userSearchLength,
  userSortKeys,
  usersExportPaths,
} from '@camp/contracts/staff/staff-users';
import { Button } from '@camp/ui/actions/Button';
import { pressedKey } from '@camp/ui/actions/pressed-key';
import { SearchField } from '@camp/ui/fields/SearchField';
import { SelectField } from '@camp/ui/fields/SelectField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useServerDownload } from '#display/useServerDownload.ts';
import bar from '#filters/filters.module.css';
import { FilterChip, ToggleChip } from '#filters/FilterChip.tsx';
import { FilterFold } from '#filters/FilterFold.tsx';
import { SavedFilters } from '#filters/SavedFilters.tsx';
import { useDraft } from '#forms/useDraft.ts';
import { ListCount } from './ListCount.tsx';
import { messages } from './messages.ts';
import { labelOf } from './table/labels.ts';
import type { useListPreferences } from '#filters/list-preferences.ts';
import { ViewMenu } from './ViewMenu.tsx';
import {
  filterCount,
  filteredBy,
  type FilterName,
  filterNames,
  inOrder,
  isFiltered,
  readListState,
  segmentNames,
  type StaffScope,
  toggled,
  turnedTo,
  type UsersPageData,
  writeListState,
} from './users.queries.ts';
import type { ListControls } from './useListState.ts';
import styles from './users.module.css';

/** Wait after the last keystroke before the server is asked, in milliseconds. */
const typingPauseMs = 300;

interface Props extends ReturnType<typeof useListPreferences> {
  list: ListControls;
  scope: StaffScope;
  /** The page that is shown; undefined until the first one is there. */
  page: UsersPageData | undefined;
  counting: { isCounting: boolean; countAll: () => void };
}

/** The search, the filters, the number of users, and the view; each change of the list asks the server. */
export function UsersToolbar({ list, scope, page, counting, preferences, prefer }: Props) {
  const { state, go, search } = list;
  const { columns, segments, toList } = useMessages(messages);
  const options = useFilterOptions();

  return (
    <search className={bar.bar}>
      <button type="button" className={styles.skip} onClick={goToFirstRow}>
        {toList}
      </button>
      <div className={bar.search}>
        <SearchBox value={state.search ?? ''} onSearch={search} />
      </div>
      <FilterFold count={filterCount(state)}>
        <SavedFilters
          list="users"
          query={writeListState(turnedTo(state, null)).toString()}
          onApply={(query) => go(() => readListState(new URLSearchParams(query)))}
        />
        {filterNames.map((name) => (
          <FilterChip
            key={name}
            label={columns[name]}
            options={options[name]}
            value={state[name] ?? ''}
            onChoose={(choice) => go((now) => filteredBy(now, name, choice))}
          />
        ))}
        {segmentNames.map((name) => (
          <ToggleChip
            key={name}
            label={segments[name]}
            isOn={state[name] !== undefined}
            onToggle={() => go((now) => toggled(now, name))}
          />
        ))}
        <SortSelect list={list} />
      </FilterFold>
      <div className={bar.end}>
        <ListCount page={page} isFiltered={isFiltered(state)} {...counting} />
        {page && page.users.length > 0 && <ExportButton list={list} scope={scope} />}
        <ViewMenu preferences={preferences} prefer={prefer} />
      </div>
    </search>
  );
}

/** Moves the focus past the search, the filters and the headers. */
function goToFirstRow(): void {
  document.querySelector<HTMLElement>('main [data-row]')?.focus();
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
      onKeyDown={(event) => pressedKey(event) === 'Enter' && draft.settleNow()}
    />
  );
}

/** The order, where there are no headers to press. */
function SortSelect({ list: { state, go } }: { list: ListControls }) {
  const { columns, sort } = useMessages(messages);
  const options = userSortKeys.flatMap((key) =>
    (['asc', 'desc'] as const).map((dir) => ({
      value: `${key} ${dir}`,
      label: `${columns[labelOf(key)]} ${dir === 'asc' ? '↑' : '↓'}`,
    })),
  );

  return (
    <div className={styles.sort}>
      <SelectField
        label={sort}
        options={options}
        value={`${state.sort} ${state.dir}`}
        onChange={({ currentTarget: { value } }) => go((now) => inOrder(now, value))}
      />
    </div>
  );
}

function ExportButton({ list: { state }, scope }: Pick<Props, 'list' | 'scope'>) {
  const { exportCsv, exportFailed } = useMessages(messages);
  const address = withQuery(usersExportPaths[scope], writeListState(turnedTo(state, null)));
  const { download, isPending } = useServerDownload({ address, failed: exportFailed });

  return (
    <Button variant="secondary" size="small" pending={isPending} onClick={download}>
      {exportCsv}
    </Button>
  );
}

type Options = Record<FilterName, { value: string; label: string }[]>;

function useFilterOptions(): Options {
  const { choices, roleChoices } = useMessages(messages);
  const { anyRole, everyone, subscribers, unsubscribed, verified, unverified } = choices;

  return {
    role: [
      { value: '', label: anyRole },
      ...roles.map((role) => ({ value: role, label: roleChoices[role] })),
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
