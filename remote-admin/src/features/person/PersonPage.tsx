import { isOutage, Link, useParams, useQuery, useSearchParams } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Loading } from '@camp/ui/feedback/Loading';
import { Fact } from '@camp/ui/feedback/Notice';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { lazy, Suspense } from 'react';
import '@camp/staff/list/PagedList';
import { PageTabs } from '@camp/staff/layout/PageTabs';
import { usePageScope } from '@camp/staff/staff-scope';
import { StaffPage } from '@camp/staff/layout/StaffPage';
import { useWhyNothing } from '#features/staff-users/actions/useWhyNothing.ts';
import { nameOf } from '#features/staff-users/staff-user.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
import { messages } from './messages.ts';
import { Overview } from './Overview.tsx';
import { type PersonProps, personQuery } from './person.queries.ts';
import { PersonHead } from './PersonHead.tsx';

/* Each part but the first comes with its tab: the page opens with little (the gate limits its size). What three of
 * them show their rows with is here once, not in each. */
const History = lazy(async () => ({
  default: (await import(/* webpackChunkName: "person-history" */ './History.tsx')).History,
}));
const Mails = lazy(async () => ({
  default: (await import(/* webpackChunkName: "person-mails" */ './Mails.tsx')).Mails,
}));
const Notes = lazy(async () => ({
  default: (await import(/* webpackChunkName: "person-notes" */ './Notes.tsx')).Notes,
}));
const SignIn = lazy(async () => ({
  default: (await import(/* webpackChunkName: "person-sign-in" */ './SignIn.tsx')).SignIn,
}));

const listOf = { admin: '/admin/users', moderator: '/moderator' } as const;

/** One person: facts and state, what staff can do for them and have done. */
export default function PersonPage() {
  const scope = usePageScope();
  const texts = useMessages(messages);
  const id = Number(useParams()['id']);
  const query = useQuery(personQuery(scope, id));
  const { data: person } = query;
  const title = person ? nameOf(person.user) : texts.title;

  return (
    <StaffPage
      title={title}
      isBelowDashboard={scope === 'admin'}
      above={{ label: texts.people[scope], to: listOf[scope] }}
    >
      <QueryView
        query={query}
        title={texts.loadFailed}
        loading={texts.loading}
        failed={(error) => (isOutage(error) ? texts.outage : errorMessage(error, texts.tryAgain))}
      >
        {(found) =>
          found ? <PersonTabs person={found} scope={scope} /> : <NotFound scope={scope} />
        }
      </QueryView>
    </StaffPage>
  );
}

function NotFound({ scope }: { scope: StaffScope }) {
  const texts = useMessages(messages);

  return (
    <EmptyState
      of="matches"
      title={texts.notFound.title}
      action={<Button render={<Link to={listOf[scope]} />}>{texts.notFound.back}</Button>}
    >
      {texts.notFound.text}
    </EmptyState>
  );
}

const tabs = ['overview', 'sign-in', 'mails', 'history', 'notes'] as const;
type Tab = (typeof tabs)[number];

/** Returns the tabs: mails for admins, who have the whole outbox; history and notes for staff who may write notes. */
function tabsFor({ person, scope }: PersonProps): Tab[] {
  const hidden = new Set<Tab>();
  if (scope === 'moderator') hidden.add('mails');
  if (!person.user.can.note) hidden.add('history').add('notes');
  return tabs.filter((tab) => !hidden.has(tab));
}

function PersonTabs(props: PersonProps) {
  const { person, scope } = props;
  const texts = useMessages(messages);
  const [params] = useSearchParams();
  const offered = tabsFor(props);
  const current = offered.find((tab) => tab === params.get('tab')) ?? 'overview';
  const { user, facts } = person;
  const whyNothing = useWhyNothing(user);
  const counts: Partial<Record<Tab, number | undefined>> = {
    mails: facts?.mails,
    notes: facts?.notes,
  };

  return (
    <>
      <PersonHead user={user} facts={facts} />
      {whyNothing && <Fact tone="info">{whyNothing}</Fact>}
      <PageTabs
        label={texts.parts}
        replace
        tabs={offered.map((tab) => ({
          to: tab === 'overview' ? '?' : `?tab=${tab}`,
          label: texts.tabs[tab],
          count: counts[tab],
          isCurrent: tab === current,
        }))}
      />
      <section aria-label={texts.tabs[current]}>
        {current === 'overview' && <Overview {...props} />}
        <Suspense fallback={<Loading label={texts.loading} />}>
          {current === 'sign-in' && <SignIn {...props} />}
          {current === 'mails' && <Mails id={user.id} />}
          {current === 'history' && <History id={user.id} scope={scope} />}
          {current === 'notes' && <Notes id={user.id} scope={scope} />}
        </Suspense>
      </section>
    </>
  );
}
