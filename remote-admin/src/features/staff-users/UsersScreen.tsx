import { ApiCallError, useQuery } from '@camp/shell-api';
import { EmptyState } from '@camp/ui/feedback/EmptyState';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
import { useRef } from 'react';
import { StaffPage } from '#layout/StaffPage.tsx';
import { Filters } from './Filters.tsx';
import { turnedTo } from './list-state.ts';
import { messages } from './messages.ts';
import { UsersFailure } from './UsersFailure.tsx';
import { UsersList } from './UsersList.tsx';
import styles from './UsersScreen.module.css';
import { useListState } from './useListState.ts';
import { type UsersScope, usersQuery } from './users-query.ts';

/** The users, searched, filtered, sorted and paged by the server; the same for admins and moderators. */
export function UsersScreen({ scope }: { scope: UsersScope }) {
  const texts = useMessages(messages);
  const { title, lead, forbidden } = texts[scope];
  const list = useListState();
  const { data, error, isPlaceholderData, refetch } = useQuery(usersQuery(scope, list.state));
  const top = useRef<HTMLElement>(null);
  const head = { title, isBelowDashboard: scope === 'admin', width: 'wide' } as const;

  if (statusOf(error) === 403) {
    return (
      <StaffPage {...head}>
        <EmptyState title={forbidden} />
      </StaffPage>
    );
  }

  /* What was pressed goes away or is off for a while: the focus must not get lost with it. */
  function goToTop() {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }

  function retry() {
    goToTop();
    /* A page that the server refuses to know stays unknown, however often it is asked for. */
    if (statusOf(error) === 422) list.go(turnedTo(list.state, null));
    void refetch();
  }

  return (
    <StaffPage {...head} lead={lead}>
      <Filters list={list} />
      <section ref={top} tabIndex={-1} aria-label={texts.list} className={styles.list}>
        {error !== null && <UsersFailure error={error} onRetry={retry} />}
        {error === null && !data && <Loading label={texts.loading} />}
        {data && (
          <UsersList
            page={data}
            scope={scope}
            list={list}
            isTurning={isPlaceholderData}
            onLeave={goToTop}
          />
        )}
      </section>
    </StaffPage>
  );
}

function statusOf(error: unknown): number | null {
  return error instanceof ApiCallError ? error.status : null;
}
