import { withQuery } from '@camp/contracts/client/query-string';
import { roles } from '@camp/contracts/site/roles';
import {
  userSearchLength,
  userSortKeys,
  usersExportPaths,
} from '@camp/contracts/staff/staff-users';
import { Button } from '@camp/ui/actions/Button';
import { SelectField } from '@camp/ui/fields/SelectField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { SkipButton } from '@camp/ui/layout/text';
import { useServerDownload } from '#display/useServerDownload.ts';
import bar from '#filters/filters.module.css';
import { FilterChip, ToggleChip } from '#filters/FilterChip.tsx';
import { FilterFold } from '#filters/FilterFold.tsx';
import { SavedFilters } from '#filters/SavedFilters.tsx';
import { SettledField } from '@camp/staff/list/SettledSearch';
import { ListCount } from './ListCount.tsx';
import { messages } from './messages.ts';
import { labelOf } from './table/labels.ts';
import type { useListPreferences } from '#filters/list-preferences.ts';
import { ViewMenu } from './ViewMenu.tsx';
import {
  type FilterName,
  filterNames,
  segments,
  toggled,
  type UsersListState,
  type UsersPageData,
} from './users.queries.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
import styles from './users.module.css';

const segmentNames = ['joined', 'staff'] as const;
/** Segments of which one is chosen; as toggles they would not fit into one row. */
const stateNames = ['suspended', 'locked', 'invited'] as const;

interface Props extends ReturnType<typeof useListPreferences> {
  list: UsersListState;
  scope: StaffScope;
  /** The page that is shown; undefined until the first one is there. */
  page: UsersPageData | undefined;
  counting: { isCounting: boolean; countAll: () => void };
}

/** The search, the filters, the number of users, and the view; each change of the list asks the server. */
export function UsersToolbar({ list, scope, page, counting, preferences, prefer }: Props) {
  const { state, change } = list;
  const texts = useMessages(messages);
  const options = useFilterOptions();

  return (
    <search className={bar.bar}>
      <SkipButton onPress={goToFirstRow}>{texts.toList}</SkipButton>
      <div className={bar.search}>
        <SettledField
          {...texts.search}
          maxLength={userSearchLength}
          value={state.search ?? ''}
          onSettle={(text) => list.type('search', text)}
        />
      </div>
      <FilterFold count={list.filterCount}>
        <SavedFilters list="users" query={list.query} onApply={list.apply} />
        {filterNames.map((name) => (
          <FilterChip
            key={name}
            label={texts.columns[name]}
            options={options[name]}
            value={state[name] ?? ''}
            onChoose={(choice) => change({ [name]: choice })}
          />
        ))}
        {segmentNames.map((name) => (
          <ToggleChip
            key={name}
            label={texts.segments[name]}
            isOn={state[name] !== undefined}
            onToggle={() => change((now) => toggled(now, name))}
          />
        ))}
        <FilterChip
          label={texts.state}
          options={[
            { value: '', label: texts.choices.anyState },
            ...stateNames.map((name) => ({ value: name, label: texts.segments[name] })),
          ]}
          value={stateNames.find((name) => state[name] !== undefined) ?? ''}
          onChoose={(choice) => change(inState(choice))}
        />
        <SortSelect list={list} />
      </FilterFold>
      <div className={`${bar.end} ${styles.end}`}>
        <ListCount page={page} isFiltered={list.isFiltered} {...counting} />
        {page && page.users.length > 0 && <ExportButton list={list} scope={scope} />}
        <ViewMenu preferences={preferences} prefer={prefer} />
      </div>
    </search>
  );
}

/** Returns the change that sets one of the segments by state, and lifts the others; none for the empty text. */
const inState = (choice: string) =>
  Object.fromEntries(stateNames.map((name) => [name, name === choice ? segments[name] : '']));

/** Moves the focus past the search, the filters and the headers. */
function goToFirstRow(): void {
  document.querySelector<HTMLElement>('main [data-row]')?.focus();
}

/** The order, where there are no headers to press. */
function SortSelect({ list: { state, change } }: { list: UsersListState }) {
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
        onChange={({ currentTarget }) => {
          const [key, dir] = currentTarget.value.split(' ');
          change({ sort: key, dir });
        }}
      />
    </div>
  );
}

function ExportButton({ list, scope }: Pick<Props, 'list' | 'scope'>) {
  const { exportCsv, exportFailed } = useMessages(messages);
  const address = withQuery(usersExportPaths[scope], new URLSearchParams(list.query));
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
