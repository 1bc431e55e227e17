import { withQuery } from '@camp/contracts/client/query-string';
import { type StaffUser, usersExportPath } from '@camp/contracts/staff/staff-users';
import { Button } from '@camp/ui/actions/Button';
import { useServerDownload } from '#display/useServerDownload.ts';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import {
  type ListState,
  type StaffScope,
  turnedTo,
  type UsersPageData,
  writeListState,
} from './users.queries.ts';
import { messages } from './messages.ts';
import type { Selection } from './selection.ts';
import { canBeActedOn } from './staff-user.ts';
import styles from './users.module.css';

interface Props {
  page: UsersPageData;
  scope: StaffScope;
  state: ListState;
  selection: Selection;
}

/** Above the rows: the box that selects them all, their range in the list, and the list as a file. */
export function ListHead({ page, scope, state, selection }: Props) {
  const { exportCsv, exportFailed } = useMessages(messages);
  const range = useRange(page);
  const address = withQuery(usersExportPath, writeListState(turnedTo(state, null)));
  const { download, isPending } = useServerDownload({ address, failed: exportFailed });

  return (
    <div className={styles.head}>
      <SelectAll users={page.users} selection={selection} />
      <p role="status" className={styles.range}>
        {range}
      </p>
      {scope === 'admin' && page.users.length > 0 && (
        <Button
          variant="secondary"
          size="small"
          className={styles.export}
          pending={isPending}
          onClick={download}
        >
          {exportCsv}
        </Button>
      )}
    </div>
  );
}

interface SelectAllProps {
  users: readonly StaffUser[];
  selection: Selection;
}

function SelectAll({ users, selection: { ids, toggleAll } }: SelectAllProps) {
  const { selectAll } = useMessages(messages);
  const open = users.filter(canBeActedOn).length;
  if (open === 0) return null;

  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        checked={ids.size === open}
        ref={(box) => {
          if (box) box.indeterminate = ids.size > 0 && ids.size < open;
        }}
        onChange={toggleAll}
      />
      {selectAll}
    </label>
  );
}

/** 'Showing 26–50 of 200,000 users', with numbers as the reader writes them. */
function useRange({ users, first, total }: UsersPageData): string {
  const language = useLanguage();
  const { showing, none } = useMessages(messages);
  if (users.length === 0) return none;
  return showing({
    first: formatNumber(first, language),
    last: formatNumber(first + users.length - 1, language),
    total: formatNumber(total, language),
    isOne: total === 1,
  });
}
