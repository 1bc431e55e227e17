import { lastPageCursor } from '@camp/contracts/staff/staff-users';
import { Button } from '@camp/ui/actions/Button';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { BulkActions } from './actions/BulkActions.tsx';
import { ListHead } from './ListHead.tsx';
import {
  cleared,
  isFiltered,
  type ListControls,
  type StaffScope,
  turnedTo,
  type UsersPageData,
  writeListState,
} from './users.queries.ts';
import { messages } from './messages.ts';
import { useSelection } from './selection.ts';
import { UsersTable } from './UsersTable.tsx';
import styles from './users.module.css';

interface Props {
  page: UsersPageData;
  scope: StaffScope;
  list: ListControls;
  /** Whether the page shown is the previous one while the next one loads. */
  isTurning: boolean;
  /** Moves the focus before the button pressed goes away. */
  onLeave: () => void;
}

/** One page of users, and what can be done with it. */
export function UsersList({ page, scope, list, isTurning, onLeave }: Props) {
  const { users } = page;
  const selection = useSelection({ users, address: `${scope}?${writeListState(list.state)}` });

  return (
    <>
      <ListHead page={page} scope={scope} state={list.state} selection={selection} />
      <div className={styles.bulk} data-floating={selection.ids.size > 0}>
        <BulkActions
          ids={[...selection.ids]}
          users={users.filter(({ id }) => selection.ids.has(id))}
          scope={scope}
          onDone={selection.clear}
        />
      </div>
      <div className={styles.rows} aria-busy={isTurning} data-stale={isTurning}>
        {users.length === 0 ? (
          <NoUsers list={list} onLeave={onLeave} />
        ) : (
          <UsersTable users={users} scope={scope} list={list} selection={selection} />
        )}
      </div>
      <UsersPager page={page} list={list} isTurning={isTurning} onLeave={onLeave} />
    </>
  );
}

/** Says that nobody is listed, why, and what to do about it. */
function NoUsers({ list: { state, go }, onLeave }: Pick<Props, 'list' | 'onLeave'>) {
  const { title, ...texts } = useMessages(messages).empty;
  const offer = (label: string, next: typeof state) => (
    <Button
      variant="secondary"
      onClick={() => {
        onLeave();
        go(next);
      }}
    >
      {label}
    </Button>
  );

  if (state.cursor) {
    return (
      <EmptyState title={title} action={offer(texts.firstPage, turnedTo(state, null))}>
        {texts.pageGone}
      </EmptyState>
    );
  }
  if (isFiltered(state)) {
    return (
      <EmptyState title={title} action={offer(texts.clear, cleared(state))}>
        {texts.nobodyFits}
      </EmptyState>
    );
  }
  return <EmptyState title={title}>{texts.nobodyYet}</EmptyState>;
}

/** The ways from this page of users to the others. */
function UsersPager({ page, list, isTurning, onLeave }: Omit<Props, 'scope'>) {
  const { name, ...labels } = useMessages(messages).pages;
  const { previous, next } = page;
  const hasPrevious = previous !== null;
  const hasNext = next !== null;
  if (!hasPrevious && !hasNext) return null;

  function turn(cursor: string | null) {
    list.go(turnedTo(list.state, cursor));
    onLeave();
  }

  const steps = [
    { label: labels.first, isOpen: hasPrevious, cursor: null },
    { label: labels.previous, isOpen: hasPrevious, cursor: previous },
    { label: labels.next, isOpen: hasNext, cursor: next },
    { label: labels.last, isOpen: hasNext, cursor: lastPageCursor },
  ];

  return (
    <Cluster as="nav" gap={2} justify="center" aria-label={name}>
      {steps.map(({ label, isOpen, cursor }) => (
        <Button
          key={label}
          variant="secondary"
          size="small"
          disabled={!isOpen || isTurning}
          onClick={() => turn(cursor)}
        >
          {label}
        </Button>
      ))}
    </Cluster>
  );
}
