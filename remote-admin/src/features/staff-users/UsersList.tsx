import type { ListView } from '@camp/contracts/staff/staff-lists';
import { lastPageCursor } from '@camp/contracts/staff/staff-users';
import { Button } from '@camp/ui/actions/Button';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { BulkJob, NewestJobs } from './bulk-job/BulkJob.tsx';
import type { UsersListState, UsersPageData } from './users.queries.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
import { messages } from './messages.ts';
import { useSelection } from './selection.ts';
import { UsersTable } from './table/UsersTable.tsx';
import { UndoOffer } from './actions/UndoOffer.tsx';
import { useChanges } from './actions/useChanges.ts';
import { onceConfirmed, useUndo, useUnverify } from './actions/users.actions.ts';
import { useWaiting, WaitingUnverify } from './actions/WaitingUnverify.tsx';
import styles from './users.module.css';

/* The page is drawn without it, as no one is selected then. */
const BulkActions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bulk-actions" */ './bulk-job/BulkActions.tsx'))
    .BulkActions,
}));

interface Props {
  page: UsersPageData;
  scope: StaffScope;
  list: UsersListState;
  preferences: ListView;
  /** True if the page shown is the previous one while the next one loads. */
  isTurning: boolean;
  /** Moves the focus before the button pressed goes away. */
  onLeave: () => void;
}

/** One page of users with its actions. Actions on several users are at the foot. */
export function UsersList(props: Props) {
  const { page, scope, list, preferences, isTurning, onLeave } = props;
  const { users } = page;
  const address = `${scope}?${list.query}`;
  const selection = useSelection({ users, address, page: list.state.cursor ?? '' });
  /* The row is marked first, then the bar below shows the actions. */
  const marked = useDeferredValue(selection.users);
  const waiting = useWaiting(useUnverify(scope).mutate);
  const changes = useChanges(useUndo(scope).mutate);
  const [startedHere, setStartedHere] = useState<number | null>(null);
  const jobs = { scope, startedHere };

  return (
    <>
      <NewestJobs {...jobs} place="above" />
      <div className={styles.rows} aria-busy={isTurning} data-stale={isTurning}>
        {users.length === 0 ? (
          <NoUsers list={list} onLeave={onLeave} />
        ) : (
          <UsersTable
            users={users}
            scope={scope}
            list={list}
            selection={selection}
            preferences={preferences}
            onUnverify={(user) => void onceConfirmed(() => waiting.add(user))}
            onChanged={changes.add}
          />
        )}
      </div>
      <div className={styles.foot} data-floating={marked.length > 0}>
        {waiting.users.map((user) => (
          <WaitingUnverify
            key={user.id}
            user={user}
            onDue={() => waiting.act(users.find(({ id }) => id === user.id) ?? user)}
            onUndo={() => {
              waiting.undo(user);
              onLeave();
            }}
          />
        ))}
        {changes.made.map((change) => (
          <UndoOffer
            key={`${change.user.id} ${change.user.version}`}
            text={change.text}
            onDue={() => changes.remove(change)}
            onUndo={() => {
              changes.undo(change);
              onLeave();
            }}
          />
        ))}
        <Suspense>
          <BulkActions
            users={marked}
            elsewhere={marked.filter(({ id }) => !users.some((user) => user.id === id)).length}
            {...jobs}
            onStarted={({ id }) => {
              selection.clear();
              setStartedHere(id);
            }}
            onClear={selection.clear}
          />
        </Suspense>
      </div>
      <BulkJob
        scope={scope}
        state={list.state}
        total={page.total_capped ? null : page.total}
        isAllShown={page.total <= users.length}
      />
      <UsersPager page={page} list={list} isTurning={isTurning} onLeave={onLeave} />
      {/* It may come later than the list, so it is where it moves nothing. */}
      <NewestJobs {...jobs} place="below" />
    </>
  );
}

/** Says that no one is listed, why, and what to do about it. */
function NoUsers({ list, onLeave }: Pick<Props, 'list' | 'onLeave'>) {
  const { title, ...texts } = useMessages(messages).empty;
  const offer = (label: string, act: () => void) => (
    <Button
      variant="secondary"
      onClick={() => {
        onLeave();
        act();
      }}
    >
      {label}
    </Button>
  );

  if (list.state.cursor) {
    return (
      <EmptyState
        of="matches"
        size="list"
        title={title}
        action={offer(texts.firstPage, () => list.change({ cursor: undefined }))}
      >
        {texts.pageGone}
      </EmptyState>
    );
  }
  if (list.isFiltered) {
    return (
      <EmptyState of="matches" size="list" title={title} action={offer(texts.clear, list.reset)}>
        {texts.nobodyFits}
      </EmptyState>
    );
  }
  return <EmptyState title={title}>{texts.nobodyYet}</EmptyState>;
}

/** Links from this page of users to the others. */
function UsersPager(props: Omit<Props, 'scope' | 'preferences'>) {
  const { page, list, isTurning, onLeave } = props;
  const { name, ...labels } = useMessages(messages).pages;
  const { previous, next } = page;
  const hasPrevious = previous !== null;
  const hasNext = next !== null;
  if (!hasPrevious && !hasNext) return null;

  function turn(cursor: string | null) {
    /* The cursor is of the list on screen, whatever was chosen since. */
    list.change(() => ({ ...list.state, cursor: cursor ?? undefined }));
    onLeave();
  }

  const steps = [
    { label: labels.first, isOpen: hasPrevious, cursor: null },
    { label: labels.previous, isOpen: hasPrevious, cursor: previous },
    { label: labels.next, isOpen: hasNext, cursor: next },
    { label: labels.last, isOpen: hasNext, cursor: lastPageCursor },
  ];

  return (
    <Cluster as="nav" gap="8px" justify="center" aria-label={name}>
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
