import { mayOpen } from '@camp/contracts/site/roles';
import { personTabs } from '@camp/contracts/site/slots';
import {
  type AddedPart,
  ExtensionSlot,
  isOutage,
  Link,
  useParams,
  useQuery,
  useSearchParams,
} from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Loading } from '@camp/ui/feedback/Loading';
import { Fact, Notice } from '@camp/ui/feedback/Notice';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { useLanguage } from '@camp/ui/i18n/language';
import { lazy, type ReactNode, Suspense } from 'react';
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
  const { user, facts } = props.person;
  const [params] = useSearchParams();
  const whyNothing = useWhyNothing(user);
  const asked = params.get(personTabs.opensBy) ?? 'overview';
  const own = tabsFor(props).find((tab) => tab === asked);

  return (
    <>
      <PersonHead user={user} facts={facts} />
      {whyNothing && <Fact tone="info">{whyNothing}</Fact>}
      <AddedTabs {...props}>
        {(added) => (
          <Tabs {...props} added={added ?? []} current={own ?? openedIn(added, asked)?.name} />
        )}
      </AddedTabs>
      {own ? (
        <OwnPart {...props} tab={own} />
      ) : (
        <AddedTabs {...props}>
          {(added) => <AddedOrOverview {...props} opened={openedIn(added, asked)} />}
        </AddedTabs>
      )}
    </>
  );
}

/** Returns the tab of another app that is asked for; the overview if there is none, null while that is not known. */
const openedIn = (added: readonly AddedPart[] | null, asked: string) =>
  added && (added.find(({ name }) => name === asked) ?? overview);

const overview = { name: 'overview' };

interface AddedTabsProps extends PersonProps {
  children: (added: readonly AddedPart[] | null) => ReactNode;
}

/** Tabs that other apps add. Only the one that is opened is drawn, and its code is loaded then. */
function AddedTabs({ person: { user }, children }: AddedTabsProps) {
  const texts = useMessages(messages);

  return (
    <ExtensionSlot
      slot={personTabs}
      data={{ id: user.id, isStaff: mayOpen('moderator', user.role) }}
      reserve="0px"
      waiting={<Loading label={texts.loading} />}
      lost={<Notice tone="warning">{texts.tabLost}</Notice>}
    >
      {children}
    </ExtensionSlot>
  );
}

interface TabsProps extends PersonProps {
  added: readonly AddedPart[];
  current: string | undefined;
}

function Tabs({ added, current, ...props }: TabsProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { facts } = props.person;
  const counts: Partial<Record<Tab, number | undefined>> = {
    mails: facts?.mails,
    notes: facts?.notes,
  };
  const own = tabsFor(props).map((name) => ({
    name,
    label: texts.tabs[name],
    count: counts[name],
  }));
  const ofOthers = added.map(({ name, title }) => ({ name, label: title[language] }));

  return (
    <PageTabs
      label={texts.parts}
      replace
      tabs={[...own, ...ofOthers].map(({ name, ...tab }) => ({
        ...tab,
        to: name === 'overview' ? '?' : `?${personTabs.opensBy}=${name}`,
        isCurrent: name === current,
      }))}
    />
  );
}

type TabContent = AddedPart | typeof overview | null;

function AddedOrOverview({ opened, ...props }: PersonProps & { opened: TabContent }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  if (opened === null) return <Loading label={texts.loading} />;
  if (!('content' in opened)) return <OwnPart {...props} tab="overview" />;

  return <section aria-label={opened.title[language]}>{opened.content}</section>;
}

function OwnPart({ tab, ...props }: PersonProps & { tab: Tab }) {
  const texts = useMessages(messages);
  const { scope } = props;
  const { id } = props.person.user;

  return (
    <section aria-label={texts.tabs[tab]}>
      {tab === 'overview' && <Overview {...props} />}
      <Suspense fallback={<Loading label={texts.loading} />}>
        {tab === 'sign-in' && <SignIn {...props} />}
        {tab === 'mails' && <Mails id={id} />}
        {tab === 'history' && <History id={id} scope={scope} />}
        {tab === 'notes' && <Notes id={id} scope={scope} />}
      </Suspense>
    </section>
  );
}
