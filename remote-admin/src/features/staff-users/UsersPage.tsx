import { ApiCallError, isOutage, useQuery } from '@camp/shell-api';
import { Reason } from '@camp/ui/feedback/Reason';
import { EmptyState, ErrorState } from '@camp/ui/feedback/StateMessage';
import { Loading } from '@camp/ui/feedback/Loading';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { lazy, Suspense, useRef } from 'react';
import { InviteButton } from './InviteButton.tsx';
import { usePageScope } from '@camp/staff/staff-scope';
import { StaffPage } from '@camp/staff/layout/StaffPage';
import { usersForm, usersQuery } from './users.queries.ts';
import { messages } from './messages.ts';
import { UsersList } from './UsersList.tsx';
import { useCounted } from './ListCount.tsx';
import { useListPreferences } from '#filters/list-preferences.ts';
import { useQueryState } from '@camp/staff/filters/useQueryState';
import { UsersToolbar } from './UsersToolbar.tsx';
import styles from './users.module.css';

/* Shown once it is loaded: the gate limits the size of a page, and the list comes first. */
const Figures = lazy(async () => ({
  default: (await import(/* webpackChunkName: "figures" */ './Figures.tsx')).Figures,
}));

/** All users, searched, filtered, sorted and paged by the server; the same page for admins and moderators. */
export default function UsersPage() {
  const scope = usePageScope();
  const texts = useMessages(messages);
  const { title, lead, forbidden } = texts[scope];
  const list = useQueryState(usersForm);
  const view = useListPreferences('users');
  const limit = view.preferences.page_size;
  const { data, error, isPlaceholderData, refetch } = useQuery(
    usersQuery({ scope, state: list.state, limit }),
  );
  const { page, ...counting } = useCounted(data, { scope, state: list.state });
  const top = useRef<HTMLElement>(null);
  const head = { title, isBelowDashboard: scope === 'admin' };

  if (statusOf(error) === 403) {
    return (
      <StaffPage {...head}>
        <EmptyState title={forbidden} />
      </StaffPage>
    );
  }

  /* The button pressed goes away or is disabled for a while: the focus must not get lost with it. */
  function goToTop() {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }

  function retry() {
    goToTop();
    /* The server always refuses a cursor that it has refused once. */
    if (statusOf(error) === 422) list.change({ cursor: undefined });
    void refetch();
  }

  return (
    <StaffPage
      {...head}
      lead={
        <Suspense fallback={lead}>
          <Figures scope={scope} otherwise={lead} />
        </Suspense>
      }
      actions={scope === 'admin' && <InviteButton />}
    >
      <UsersToolbar list={list} scope={scope} page={page} counting={counting} {...view} />
      <section ref={top} tabIndex={-1} aria-label={texts.list} className={styles.list}>
        {error !== null && <UsersFailure error={error} onRetry={retry} />}
        {error === null && !page && <Loading label={texts.loading} />}
        {page && (
          <UsersList
            page={page}
            scope={scope}
            list={list}
            isTurning={isPlaceholderData}
            preferences={view.preferences}
            onLeave={goToTop}
          />
        )}
      </section>
    </StaffPage>
  );
}

interface FailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Says that the list could not be loaded and, during an outage, that it comes back by itself. */
function UsersFailure({ error, onRetry }: FailureProps) {
  const { title, tryAgain, outage } = useMessages(messages).failed;

  return (
    <ErrorState title={title} onRetry={onRetry}>
      <Reason>{isOutage(error) ? outage : errorMessage(error, tryAgain)}</Reason>
    </ErrorState>
  );
}

function statusOf(error: unknown): number | null {
  return error instanceof ApiCallError ? error.status : null;
}
