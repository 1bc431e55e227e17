import type { CallResult } from '@camp/contracts/client/endpoint';
import type {
  Canary,
  Generation,
  listReleases,
  readReleaseHealth,
} from '@camp/contracts/staff/releases';
import { useInfiniteQuery, useQuery } from '@camp/shell-api';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { Notice } from '@camp/ui/feedback/Notice';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { Skeleton } from '@camp/ui/feedback/Skeleton';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import type { ComponentProps } from 'react';
import { StaffPage } from '@camp/staff/layout/StaffPage';
import { CanaryCard } from './canary/CanaryCard.tsx';
import { begunAt } from './lanes/app-lanes.ts';
import { AppLanes } from './lanes/AppLanes.tsx';
import { AppSettings } from './settings/AppSettings.tsx';
import { messages } from './messages.ts';
import { LiveRelease } from './LiveRelease.tsx';
import { isOverBudget } from './ReleaseActions.tsx';
import { ReleaseHistory } from './ReleaseHistory.tsx';
import { canariesQuery, healthQuery, releasesQuery } from './releases.queries.ts';

/** Shows the live release, the canaries and earlier releases, with their health and the ways to go back. */
export default function ReleasesPage() {
  const texts = useMessages(messages);

  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      <Releases />
    </StaffPage>
  );
}

function Releases() {
  const texts = useMessages(messages);
  const query = useInfiniteQuery(releasesQuery);

  return (
    <QueryView
      query={query}
      isList
      title={texts.failed}
      failed={(error) => errorMessage(error, texts.failedText)}
    >
      {({ pages }) => <Loaded pages={pages} query={query} />}
    </QueryView>
  );
}

type List = CallResult<typeof listReleases>;

interface LoadedProps extends Pick<ComponentProps<typeof ReleaseHistory>, 'query'> {
  pages: readonly List[];
}

function Loaded({ pages, query }: LoadedProps) {
  const [first] = pages;
  const generations = pages.flatMap((page) => page.history);
  const { data: health, isPending } = useQuery({
    ...healthQuery(first?.live?.generation ?? 0),
    enabled: Boolean(first?.live),
    placeholderData: (before) => before,
  });
  if (!first) return null;
  /* The rows of what is live would grow once its health is there. */
  if (first.live && isPending) return <Skeleton />;

  return (
    <>
      <Now {...first} history={generations} health={health} />
      <AppLanes {...first} generations={generations} />
      {generations.length > 0 && (
        <ReleaseHistory
          generations={generations}
          live={first.live}
          mayAct={first.acting === 'allowed'}
          query={query}
        />
      )}
      {first.live && <AppSettings />}
    </>
  );
}

interface NowProps extends List {
  health: CallResult<typeof readReleaseHealth> | undefined;
}

function Now({ live, acting, ...more }: NowProps) {
  const texts = useMessages(messages);

  if (!live)
    return (
      <EmptyState of="events" size="list" title={texts.nothingLive}>
        {texts.nothingLiveText}
      </EmptyState>
    );
  return (
    <>
      {acting === 'not-set-up' && <Notice tone="info">{texts.notSetUp}</Notice>}
      <Live live={live} acting={acting} {...more} />
    </>
  );
}

interface LiveProps extends NowProps {
  live: Generation;
}

/** Shows what everyone gets, below it each canary, and above it those that fail: their button is what is looked for. */
function Live({
  live,
  history,
  health,
  deprecated,
  ways_back: waysBack,
  acting,
  commit_url: commitUrl,
}: LiveProps) {
  const { canaries, generation } = live;
  const { data } = useQuery({ ...canariesQuery, enabled: canaries.length > 0 });
  const failing = new Set(
    data?.canaries.flatMap(({ name, budget }) => (isOverBudget(budget) ? [name] : [])),
  );
  const cardOf = (canary: Canary) => (
    <CanaryCard
      key={canary.name}
      canary={canary}
      acting={acting}
      begunAt={begunAt(canary, history)}
      seen={generation}
    />
  );

  /* One list by keys: a dialog of a canary stays open while its box moves. */
  return [
    ...canaries.filter(({ name }) => failing.has(name)).map(cardOf),
    <LiveRelease
      key="live"
      live={live}
      history={history}
      health={health}
      deprecated={deprecated}
      commitUrl={commitUrl}
      waysBack={acting === 'allowed' ? waysBack : undefined}
    />,
    ...canaries.filter(({ name }) => !failing.has(name)).map(cardOf),
  ];
}
