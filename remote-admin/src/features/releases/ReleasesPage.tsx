import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Generation, listReleases } from '@camp/contracts/staff/releases';
import { useInfiniteQuery } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { Notice } from '@camp/ui/feedback/Notice';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatBytes } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Card } from '@camp/ui/layout/Card';
import { Section } from '@camp/ui/layout/Section';
import type { ComponentProps } from 'react';
import { Moment } from '@camp/staff/display/values';
import { StaffPage } from '@camp/staff/layout/StaffPage';
import { CanaryCard } from './canary/CanaryCard.tsx';
import { Health } from './health/Health.tsx';
import { messages as healthMessages } from './health/messages.ts';
import { useAppName } from './app-names.ts';
import { AppLanes } from './lanes/AppLanes.tsx';
import { AppSettings } from './settings/AppSettings.tsx';
import { messages } from './messages.ts';
import { Maker, SmokeStart } from './Origin.tsx';
import { RollBackApp } from './ReleaseActions.tsx';
import { ReleaseHistory } from './ReleaseHistory.tsx';
import styles from './releases.module.css';
import { releasesQuery } from './releases.queries.ts';
import { broughtIn, Commit, Version } from './Version.tsx';
import { EndingLine, VisitorsFailed } from './VisitorsFailed.tsx';

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
  if (!first) return null;

  return (
    <>
      <Now {...first} history={generations} />
      <AppLanes {...first} generations={generations} />
      {generations.length > 0 && (
        <ReleaseHistory
          generations={generations}
          live={first.live}
          mayAct={first.acting === 'allowed'}
          query={query}
        />
      )}
    </>
  );
}

function Now({ live, history, ways_back: waysBack, acting, commit_url: commitUrl }: List) {
  const texts = useMessages(messages);
  const health = useMessages(healthMessages);

  if (!live)
    return (
      <EmptyState of="events" size="list" title={texts.nothingLive}>
        {texts.nothingLiveText}
      </EmptyState>
    );
  return (
    <>
      {acting === 'not-set-up' && <Notice tone="info">{texts.notSetUp}</Notice>}
      <LiveRelease
        live={live}
        history={history}
        commitUrl={commitUrl}
        waysBack={acting === 'allowed' ? waysBack : undefined}
      />
      {live.canaries.map((canary) => (
        <CanaryCard key={canary.name} canary={canary} acting={acting} seen={live.generation} />
      ))}
      <AppSettings />
      <Section title={health.live}>
        <p>{health.lead}</p>
        <Health generation={live.generation} />
      </Section>
    </>
  );
}

interface LiveReleaseProps extends Pick<List, 'history'> {
  live: Generation;
  /** The version that each app may be rolled back to. */
  waysBack: List['ways_back'];
  commitUrl: List['commit_url'];
}

/** Shows the live release, build by build. */
function LiveRelease({ live, history, waysBack, commitUrl }: LiveReleaseProps) {
  const texts = useMessages(messages);
  const nameOf = useAppName();
  const language = useLanguage();

  const isFailing = live.served?.budget === 'failures';
  const since = live.unchanged_since ?? live.created_at;
  /* A canary that begins or ends makes a generation, but changes nothing for everyone else. */
  const first = history.find(({ created_at }) => created_at === since);

  return (
    <Card
      title={texts.live({ generation: live.generation })}
      {...(isFailing && { action: <Badge tone="danger">{texts.failing}</Badge> })}
    >
      <p>
        {texts.since} <Moment at={since} />
        {first && ' · '}
        {first?.made_by === 'person'
          ? texts.publishedBy({ name: first.by })
          : first && <Maker {...first} />}
      </p>
      <WhyEnded live={live} />
      {live.served && (
        <p>
          <VisitorsFailed of={live.served} budget={live.served.budget} />
        </p>
      )}
      <p>
        <SmokeStart {...live} />
      </p>
      <dl className={styles.builds}>
        {live.builds.map((build) => (
          <div key={build.name} className={styles.build}>
            <dt>{nameOf(build.name)}</dt>
            <dd>
              <Version {...build} brought={broughtIn(live, build, history)} />
              <span className={styles.buildSize}>
                {build.bytes !== null && formatBytes(build.bytes, language)}
                {build.bytes !== null && build.commit && ' · '}
                <Commit commit={build.commit} commitUrl={commitUrl} />
              </span>
              {waysBack
                ?.filter((way) => way.name === build.name)
                .map((way) => (
                  <span key={build.name} className={styles.buildAction}>
                    <RollBackApp app={build.name} version={way.version} seen={live.generation} />
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Says why, if what is live was made so automatically. */
function WhyEnded({
  live: { taken_back: takenBack, canary_changes: changes },
}: {
  live: Generation;
}) {
  return (
    <>
      {takenBack && <EndingLine ending={takenBack} by="automatic-rollback" />}
      {changes.map(
        ({ name, ending }) => ending && <EndingLine key={name} ending={ending} by="error-budget" />,
      )}
    </>
  );
}
